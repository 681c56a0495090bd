"""The settings: each documented, a wrong one named in one sentence, the token never shown."""

import os
from pathlib import Path

import pytest
from dotenv import dotenv_values

from bot.configuration import Settings, SettingsError, Share, load_settings, variable

EXAMPLE = Path(__file__).parent.parent / ".env.example"
NO_FILE = Path("no such file")


@pytest.fixture(autouse=True)
def _clean_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in os.environ:
        if name.startswith("BARPOINT_"):
            monkeypatch.delenv(name)


def test_every_setting_is_in_the_example_and_every_example_is_a_setting() -> None:
    assert set(dotenv_values(EXAMPLE)) == {variable(field) for field in Settings.model_fields}


def test_the_example_holds_the_defaults() -> None:
    assert load_settings(EXAMPLE) == load_settings(NO_FILE)


def test_the_environment_wins_over_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / ".env"
    file.write_text("BARPOINT_PLAYGROUND_PORT=1\nBARPOINT_LOG_LEVEL=DEBUG\n")
    monkeypatch.setenv("BARPOINT_PLAYGROUND_PORT", "2")
    settings = load_settings(file)
    assert (settings.playground_port, settings.log_level) == (2, "DEBUG")


def test_an_empty_value_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BARPOINT_TOKEN", "")
    assert load_settings(NO_FILE).token is None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("BARPOINT_PLAYGROUND_PORT", "many"),
        ("BARPOINT_PLAYGROUND_PORT", "70000"),
        ("BARPOINT_LOG_LEVEL", "loud"),
        ("BARPOINT_THEME", "pink"),
        ("BARPOINT_DATABASE_URL", "mysql://user:secret@host/games"),
        ("BARPOINT_TOKN", "secret"),
        ("BARPOINT_SHARDS", "all"),
        ("BARPOINT_SHARDS", "3-1"),
        ("BARPOINT_SHARDS", "0-3"),
        ("BARPOINT_DATABASE_URL", "sqlite+aiosqlite://"),
        ("BARPOINT_DATABASE_URL", "sqlite+aiosqlite:///"),
        ("BARPOINT_DATABASE_URL", "sqlite+aiosqlite:///:memory:"),
        ("BARPOINT_PLAYGROUND_DATABASE_URL", "sqlite+aiosqlite://"),
        ("BARPOINT_BACKUP_EVERY", "99999999999999999999"),
        ("BARPOINT_BACKUP_KEEP", "99999999999999999999"),
        ("BARPOINT_SHARD_COUNT", "0"),
        ("BARPOINT_SHARD_COUNT", "9999999"),
        ("BARPOINT_REQUESTS_PER_SECOND", "51"),
        ("BARPOINT_DISCORD_PROXY", "localhost:8080"),
        ("BARPOINT_DISCORD_PROXY", "http://127.0.0.1:99999"),
        ("BARPOINT_DISCORD_PROXY", "http://127.0.0.1:0"),
        ("BARPOINT_DISCORD_PROXY", "http://[::1"),
        ("BARPOINT_DISCORD_PROXY", "http://localhost:http"),
        ("BARPOINT_DISCORD_PROXY", "http://alice:secret@localhost:8080"),
    ],
)
def test_a_wrong_value_is_one_sentence_that_names_its_variable(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as caught:
        load_settings(NO_FILE)
    sentence = str(caught.value)
    assert name in sentence
    assert "\n" not in sentence
    assert sentence.endswith(".")
    assert "secret" not in sentence


@pytest.mark.parametrize(
    ("shards", "database", "why"),
    [
        ("0-8", "postgresql+asyncpg://host/games", "the shards are 0 to 7"),
        ("0-3", "sqlite+aiosqlite:///games", "several processes need one PostgreSQL database"),
    ],
)
def test_shards_that_cannot_be_served_are_refused(
    shards: str, database: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BARPOINT_SHARDS", shards)
    monkeypatch.setenv("BARPOINT_SHARD_COUNT", "8")
    monkeypatch.setenv("BARPOINT_DATABASE_URL", database)
    with pytest.raises(SettingsError, match=f"BARPOINT_SHARDS cannot be used: {why}"):
        load_settings(NO_FILE)


@pytest.mark.parametrize(
    ("shards", "expected"),
    [("", range(8)), ("0-7", range(8)), ("4-7", range(4, 8)), ("3", range(3, 4))],
)
def test_a_process_serves_its_share_of_the_shards_or_all(
    shards: str, expected: range, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BARPOINT_SHARDS", shards)
    monkeypatch.setenv("BARPOINT_SHARD_COUNT", "8")
    monkeypatch.setenv("BARPOINT_DATABASE_URL", "postgresql+asyncpg://host/games")
    assert load_settings(NO_FILE).share == Share(expected, 8)


def test_a_misspelt_variable_in_the_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("BARPOINT_TOKN=secret\n")
    with pytest.raises(SettingsError, match="BARPOINT_TOKN"):
        load_settings(file)


def test_variables_of_the_tests_are_no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BARPOINT_TEST_POSTGRES", "postgresql+asyncpg://localhost/test")
    assert load_settings(NO_FILE) == load_settings(EXAMPLE)


def test_neither_token_nor_password_is_ever_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BARPOINT_TOKEN", "very.secret.token")
    monkeypatch.setenv("BARPOINT_DATABASE_URL", "postgresql+asyncpg://user:secret@host/games")
    settings = load_settings(NO_FILE)
    assert "secret" not in f"{settings!r} {settings}"


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("BARPOINT_THEME=felt\n".encode("utf-16"), "must be a text file in UTF-8"),
        (b"# caf\xe9\n", "must be a text file in UTF-8"),
        (b'BARPOINT_THEME=felt\nBARPOINT_TOKEN="abc\n', "from line 2 on"),
    ],
)
def test_a_file_that_would_be_passed_over_in_silence_is_refused(
    tmp_path: Path, content: bytes, complaint: str
) -> None:
    file = tmp_path / ".env"
    file.write_bytes(content)
    with pytest.raises(SettingsError, match=complaint):
        load_settings(file)


def test_a_folder_in_place_of_the_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="text file"):
        load_settings(tmp_path)


def test_a_token_is_one_word(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text('BARPOINT_TOKEN="abc\ndef"\n')
    with pytest.raises(SettingsError, match="BARPOINT_TOKEN cannot be used: it must be one word") as refused:
        load_settings(file)
    assert "abc" not in str(refused.value)

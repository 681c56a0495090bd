"""Images and containers without Docker: Debian's buildah, in a changed root and a store of its own.

The bases have the shape and the names of those that the Dockerfile asks for: a minimal Debian with Python
3.13 as `python`, and the same with pip and binutils. So no registry of images is asked.
"""

import json
import os
import shutil
import ssl
import subprocess
import tarfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.image.compose import ROOT

PROGRAMS = ("buildah", "debootstrap")
CAN_BUILD = os.geteuid() == 0 and all(shutil.which(program) for program in PROGRAMS)
NEEDS_BUILDAH = pytest.mark.skipif(
    not CAN_BUILD, reason="root, or Debian's buildah or debootstrap, is missing"
)
DEBIAN = "trixie"
"""The Debian whose Python is 3.13."""

SLIM = "docker.io/library/python:3.13-slim"
FULL = "docker.io/library/python:3.13"
CERTIFICATES = Path("/etc/ssl/certs/this-machine.pem")
LONG_LOG = 3000
INSTALL = """
export DEBIAN_FRONTEND=noninteractive
apt-get update --quiet=2
apt-get install --yes --quiet=2 --no-install-recommends binutils python3-pip python3-venv >/dev/null
rm /usr/lib/python3.13/EXTERNALLY-MANAGED
"""


@dataclass(frozen=True)
class Layer:
    """The layer that an image adds to its base, in bytes."""

    on_disk: int
    to_download: int


class Buildah:
    """Buildah, with what it keeps in a folder."""

    def __init__(self, folder: Path) -> None:
        self._store = ("--root", folder / "root", "--runroot", folder / "run")
        self._folder = folder
        self._built: set[str] = set()

    def command(self, *arguments: str | Path) -> list[str | Path]:
        """The words of one of its commands."""
        return ["buildah", *self._store, *arguments]

    def __call__(self, *arguments: str | Path) -> str:
        """Carry out a command, and return what it says."""
        done = subprocess.run(self.command(*arguments), capture_output=True, text=True, check=False)
        assert not done.returncode, f"buildah {arguments[0]}: {done.stdout}{done.stderr}"
        return done.stdout.strip()

    def container(self, image: str) -> str:
        """A new container of an image."""
        return self("from", "--pull-never", image)

    def root(self, container: str) -> Path:
        """The files of a container."""
        return Path(self("mount", container))

    def run(self, container: str, *command: str) -> str:
        """Carry out a command in a container, as its user, and return what it says."""
        return self("run", "--isolation", "chroot", container, "--", *command)

    def build(self, **arguments: str) -> str:
        """Build the Dockerfile, unless it is built, and return the image."""
        given = [word for name, value in arguments.items() for word in ("--build-arg", f"{name}={value}")]
        image = "-".join(("localhost/barpoint", *arguments.values()))
        if image not in self._built:
            how = ("--isolation", "chroot", "--format", "docker", "--pull-never")
            self("build", *how, *given, "--tag", image, ROOT)
            self._built.add(image)
        return image

    def about(self, image: str) -> dict[str, Any]:
        """Return an image's description: its user, its command, how it is watched and stopped."""
        about: dict[str, Any] = json.loads(self("inspect", "--type", "image", image))["Docker"]["config"]
        return about

    def beside_base(self, image: str) -> Layer:
        """How large that is of an image which is not of its base, packed as a registry has it."""
        pushed = self._folder / "pushed"
        self("push", image, f"oci:{pushed}")
        (manifest,) = json.loads((pushed / "index.json").read_bytes())["manifests"]
        _base, own = json.loads(_blob(pushed, manifest).read_bytes())["layers"]
        with tarfile.open(_blob(pushed, own)) as files:
            on_disk = sum(file.size for file in files)
        shutil.rmtree(pushed)
        return Layer(on_disk, own["size"])

    def make_bases(self) -> None:
        """Make what the Dockerfile builds on."""
        container = self.container("scratch")
        root = self.root(container)
        bootstrap = ("debootstrap", "--variant=minbase", "--include=python3", DEBIAN, str(root))
        done = subprocess.run(bootstrap, capture_output=True, text=True, check=False)
        assert not done.returncode, done.stdout[-LONG_LOG:] + done.stderr
        for package in (root / "var/cache/apt/archives").glob("*.deb"):
            package.unlink()
        (root / "usr/local/bin/python").symlink_to("/usr/bin/python3")
        self("commit", "--rm", container, SLIM)
        container = self.container(SLIM)
        self.run(container, "sh", "-euc", INSTALL)
        self._trust_as_here(container)
        self("commit", "--rm", container, FULL)

    def _trust_as_here(self, container: str) -> None:
        """Let pip and uv trust whom this machine trusts: its registries may be somebody's own."""
        trusted = ssl.get_default_verify_paths().cafile
        if trusted is not None:
            shutil.copy(trusted, f"{self.root(container)}{CERTIFICATES}")
            settings = (f"{name}={CERTIFICATES}" for name in ("PIP_CERT", "SSL_CERT_FILE"))
            self("config", *(word for setting in settings for word in ("--env", setting)), container)

    def remove_everything(self) -> None:
        """Remove what it keeps, of which some may still be mounted."""
        places = [Path(line.split()[1]) for line in Path("/proc/mounts").read_text().splitlines()]
        ours = [place for place in places if place.is_relative_to(self._folder)]
        for place in reversed(ours):
            subprocess.run(["umount", place], check=True)  # noqa: S607
        shutil.rmtree(self._folder)


def _blob(pushed: Path, of: dict[str, Any]) -> Path:
    return pushed / "blobs" / of["digest"].replace(":", "/")

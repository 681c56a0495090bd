# Barpoint on Discord: `docker build -t barpoint .`, on amd64 with the strong player, on arm64 without it, since
# that has no wheel there. `--build-arg ENGINE=no` leaves it out on amd64 too. docs/hosting.md says how to run it.

FROM python:3.13 AS build
ARG ENGINE=yes
ENV VIRTUAL_ENV=/opt/barpoint UV_COMPILE_BYTECODE=1 UV_NO_CACHE=1
WORKDIR /source
COPY requirements/build.txt requirements/uv.txt requirements/bot.txt requirements/
RUN python -m venv --without-pip /opt/barpoint \
    && pip install --quiet --no-cache-dir --only-binary :all: \
        --require-hashes --requirement requirements/build.txt --requirement requirements/uv.txt \
    && uv pip install --quiet --only-binary :all: \
        --require-hashes --requirement requirements/bot.txt \
    && if [ "$ENGINE" = no ]; then uv pip uninstall --quiet \
        bgsage contourpy cycler fonttools kiwisolver matplotlib numpy pyparsing; fi
# What nobody runs: the packages' tests and C sources, Babel's other languages, what a debugger would ask for.
RUN cd /opt/barpoint/lib/python3.*/site-packages \
    && find . -type f \( -path '*/tests/*' -o -name '*.c' -o -name '*.cpp' -o -name '*.pyx' \) -delete \
    && find babel/locale-data -name '*.dat' ! -regex '.*/\(root\|da\|de\|en\|es\|fr\|it\|ja\|tr\)[._].*' -delete \
    && find . -name '*.so' ! -path '*.libs/*' -exec strip --strip-debug {} +
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY render render
COPY storage storage
RUN pip wheel --quiet --no-cache-dir --no-deps --no-build-isolation --wheel-dir wheels . \
    && uv pip install --quiet --no-deps wheels/*.whl \
    && /opt/barpoint/bin/barpoint --help

FROM python:3.13-slim
RUN useradd --uid 10001 --create-home --home-dir /srv/barpoint barpoint \
    && install --directory --owner=barpoint --group=barpoint --mode=700 /srv/barpoint/var
COPY --from=build /opt/barpoint /opt/barpoint
ENV PATH=/opt/barpoint/bin:$PATH \
    PYTHONUNBUFFERED=1
USER barpoint
WORKDIR /srv/barpoint
VOLUME /srv/barpoint/var
# An `--env-file` may hold the port empty, which would leave nobody to ask: here an empty one is the usual one.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s \
    CMD ["sh", "-c", "BARPOINT_HTTP_PORT=${BARPOINT_HTTP_PORT:-9464} exec python -m bot.shell.health"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["sh", "-c", "BARPOINT_HTTP_PORT=${BARPOINT_HTTP_PORT:-9464} exec barpoint \"$@\"", "barpoint"]
CMD ["run"]

# The house with compiled rules and its documents. `docker build --tag backroom .`; compose.yaml
# sets PostgreSQL beside it (docs/host/container.md).

FROM python:3.13-slim-bookworm AS build

# The compiler stays in this stage. Its version is the distribution's: what it makes is tested.
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install --yes --no-install-recommends gcc libc6-dev \
 && rm -rf /var/lib/apt/lists/*

WORKDIR /source
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1 PYTHONDONTWRITEBYTECODE=1

# What changes seldom comes first, so that a new version of ours builds on what is there.
COPY requirements-container.lock requirements-build.lock requirements-docs.lock ./
RUN python -m venv /opt/backroom \
 && /opt/backroom/bin/pip install --require-hashes --requirement requirements-container.lock \
 && python -m venv /opt/docs \
 && /opt/docs/bin/pip install --require-hashes --requirement requirements-docs.lock \
 && pip install --require-hashes --requirement requirements-build.lock

COPY . .
RUN PYTHONPATH=src /opt/docs/bin/mkdocs build --quiet \
 && pip wheel --no-deps --no-build-isolation --wheel-dir /wheels . \
 && ls /wheels/backroom-*-linux_*.whl \
 && /opt/backroom/bin/pip install --no-deps /wheels/backroom-*.whl \
 && /opt/backroom/bin/pip check \
 && /opt/backroom/bin/python -m compileall -q /opt/backroom/lib


FROM python:3.13-slim-bookworm

RUN groupadd --system --gid 10001 backroom \
 && useradd --system --uid 10001 --gid 10001 --home-dir /data --shell /usr/sbin/nologin backroom \
 && install --directory --owner=backroom --group=backroom --mode=0700 /data

COPY --from=build /opt/backroom /opt/backroom

ENV PATH=/opt/backroom/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    XDG_DATA_HOME=/data \
    BACKROOM_HOST=0.0.0.0 \
    BACKROOM_PORT=8710 \
    BACKROOM_DB=/data/backroom.db \
    BACKROOM_JSON_LOGS=1

# By number, which also a cluster that forbids root understands.
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8710
STOPSIGNAL SIGTERM

HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8710/health', timeout=4)"]

ENTRYPOINT ["backroom"]
CMD ["serve"]

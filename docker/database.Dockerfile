# PostgreSQL with pgBackRest, for docker/compose.recovery.yaml.
FROM postgres:17-bookworm
RUN apt-get update \
 && apt-get install -y --no-install-recommends pgbackrest \
 && rm -rf /var/lib/apt/lists/*

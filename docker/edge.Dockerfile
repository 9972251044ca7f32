# The edge: the web server in front of all services. docs/operations.md explains its settings; it reports missing ones at startup.
FROM node:24-bookworm-slim AS files
WORKDIR /source
COPY . .
RUN node tools/pipeline/src/images/collect-image.ts edge /image

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY --from=files /image/packages ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
# Types, source maps and unused files of fonts.
RUN ["find","node_modules","-type","f","-regextype","posix-extended","-regex",".*(\\.map|\\.d\\.[cm]?ts|\\.woff|-(standard|wdth)-normal\\.woff2)","-delete"]

FROM node:24-bookworm-slim
WORKDIR /app
# Owned by root: the process can write to /data only.
COPY --from=packages /app/node_modules ./node_modules
COPY --from=files /image/code ./
# What the image was built from: /health, metrics and the label name it.
ARG BUILD_COMMIT=
ARG BUILD_DIRTY=
LABEL org.opencontainers.image.revision=$BUILD_COMMIT
ENV NODE_ENV=production \
    BUILD_COMMIT=$BUILD_COMMIT \
    BUILD_DIRTY=$BUILD_DIRTY \
    UMKREIS_DATA=/data \
    HOST=0.0.0.0 \
    METRICS_HOST=0.0.0.0 \
    METRICS_PORT=9464
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 4200 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.METRICS_PORT + '/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/edge/src/serve.ts"]

# The site as an image: docker build -t course-site . (compose.yaml builds and runs it with a database and a proxy).
# It holds what `npm run release` packs and nothing else, runs as an ordinary user, and writes only to /data and BACKUP_TO.
ARG NODE_IMAGE=docker.io/library/node:26-slim

FROM ${NODE_IMAGE} AS release
WORKDIR /src
# Only these files decide what is installed, so other changes reuse this layer.
COPY package.json package-lock.json .npmrc ./
COPY bench/package.json bench/
COPY content/package.json content/
COPY contract/package.json contract/
COPY e2e/package.json e2e/
COPY sandbox/package.json sandbox/
COPY server/package.json server/
COPY web/package.json web/
# A registry of your own: docker build --secret id=npmrc,src=$HOME/.npmrc
RUN --mount=type=secret,id=npmrc \
    NPM_CONFIG_USERCONFIG=/run/secrets/npmrc \
    npm ci --ignore-scripts --include-workspace-root --workspace=@course/server --workspace=@course/sandbox --workspace=@course/web
COPY . .
RUN node web/build.ts \
 && node scripts/release.ts --out=/release \
 && mkdir /app \
 && tar -xzf /release/*.tar.gz -C /app --strip-components=1

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
    NODE_OPTIONS=--max-semi-space-size=4 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=release /app ./
# /backups is for BACKUP_TO; a new volume there gets its owner.
RUN mkdir -m 700 /data /backups && chown 10001:10001 /data /backups
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/main.js"]

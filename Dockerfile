FROM node:24-slim AS build
WORKDIR /app
# The packages first: this layer is rebuilt only when they change.
COPY package.json package-lock.json ./
COPY scripts/setup scripts/setup
RUN node --input-type=module -e "import { ensureInstalled } from './scripts/setup/install.mjs'; await ensureInstalled();"
COPY . .
RUN npm run build

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
RUN mkdir /data && chown node:node /data
COPY package.json ./
COPY --from=packages /app/node_modules node_modules
# Read while it runs: migrations, the embedded database's thread, the processes that make pictures and read what strangers wrote, the demonstration
# listings, the content of site/.
COPY database database
COPY site site
COPY platform platform
COPY shared shared
COPY integrations integrations
COPY domain domain
COPY --from=build /app/build build
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s --interval=15s --timeout=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# No npm and no shell in between: SIGTERM reaches the server. Arguments are verbs: `migrate`, `seed --listings 1000`.
# What it is started with holds its memory small: scripts/setup/lean.mjs says how.
ENTRYPOINT ["node", "--max-semi-space-size=12", "--heap-growing-percent=60", "build/server/index.js"]

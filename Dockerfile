# The shop as one image: docs/operations.md, "Install". Node.js comes from node_modules, so the last stage installs neither Node.js
# nor npm.

FROM node:24.21.0-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
RUN npm run build \
 # Packages that only the build needs.
 && rm -rf node_modules/vite node_modules/rolldown node_modules/@rolldown node_modules/lightningcss* \
      node_modules/@tailwindcss node_modules/@babel node_modules/caniuse-lite node_modules/typescript node_modules/@typescript

FROM debian:13.8-slim
# PostgreSQL does not run as root, and needs its user in /etc/passwd.
RUN useradd --system --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin kerapusehat \
 && install --directory --owner=kerapusehat --group=kerapusehat --mode=0700 /data
WORKDIR /app
# Files belong to root, so that the running shop cannot change them.
COPY --from=build /app ./
USER kerapusehat
ENV PATH=/app/node_modules/.bin:$PATH NODE_ENV=production MALLOC_ARENA_MAX=1 HOST=0.0.0.0 PORT=3040 DATA_DIR=/data
VOLUME /data
EXPOSE 3040
# Checks the process without its database: restarting the shop would not repair the database.
HEALTHCHECK --interval=10s --timeout=3s --start-period=90s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "build/shop/main.js"]

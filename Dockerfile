# One image for every role: with DATABASE_URL it uses that server, without it the one inside.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# Without Turborepo: it uses git to find out what has changed, which is not available here, and would read every module
# instead.
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile \
 && npx --yes pnpm@12.21.0 --recursive run build
# The apps are built: what runs is the server, with its imports and nothing else; types and source maps of third-party
# modules are a sixth of it, and so are fonts: of the Japanese font, only the part for drawing papers and sheets is
# kept.
RUN find . -name node_modules -prune -exec rm -rf {} + \
 && npx --yes pnpm@12.21.0 install --prod --frozen-lockfile --prefer-offline --filter '@seriba/server...' \
 && find node_modules -type f -regex '.*\.\(map\|d\.[cm]?ts\)' -delete \
 && find node_modules -type f -path '*/noto-sans-jp/files/*' ! -name '*-japanese-[467]00-normal.woff*' \
   ! -name 'noto-sans-jp-[0-9]*-[467]00-normal.woff' -delete \
 && find apps -type f -path '*/dist/*' -name '*.map' -delete

FROM node:24-bookworm-slim
# Inside a container, its own network is all there is to listen on; the published port decides who can reach it. Modules
# whose types have been stripped once are kept in the volume, and not stripped again in every thread.
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 NODE_COMPILE_CACHE=/data/.cache/node-modules
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --start-period=60s CMD node -e "fetch('http://localhost:'+(process.env.PORT||8080)+'/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "--max-semi-space-size=64", "apps/server/src/main.ts"]

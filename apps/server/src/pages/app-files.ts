import { join } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { type AppName, appBases, distOf } from './apps.ts'

const year = 365 * 24 * 60 * 60
/** Precompressed files are sent in place of their originals, and a folder is not a file. */
const noFile = /\.(br|gz)$|\/$/

const shared = {
  preCompressed: true,
  index: false,
  decorateReply: false,
  cacheControl: false,
} satisfies Partial<FastifyStaticOptions>

/** Serves the files of a built app: those with a hash in their name are cached for good. */
export async function serveFiles(app: FastifyInstance, name: AppName) {
  const [root, prefix] = [distOf(name), appBases[name]]
  // A single route for hundreds of files: with one for each, every start and every test of the server would read the
  // folder.
  await app.register(fastifyStatic, {
    ...shared,
    root: join(root, 'assets'),
    prefix: `${prefix}assets/`,
    allowedPath: (path) => !noFile.test(path),
    setHeaders: (reply) => void reply.header('cache-control', `public, max-age=${year}, immutable`),
  })
  // The few others have names that pages could have, so each has a route of its own.
  await app.register(fastifyStatic, {
    ...shared,
    root,
    prefix,
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**', 'index.html', '**/*.{br,gz}'],
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=3600'),
  })
}

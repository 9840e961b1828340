import { join } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { type AppName, appBases, distOf } from './apps.ts'

const year = 365 * 24 * 60 * 60
/** Files packed beforehand are sent in the place of those they pack, and a folder is no file. */
const noFile = /\.(br|gz)$|\/$/

const shared = {
  preCompressed: true,
  index: false,
  decorateReply: false,
  cacheControl: false,
} satisfies Partial<FastifyStaticOptions>

/** The files of a built app: those with a hash in their name are kept for good. */
export async function serveFiles(app: FastifyInstance, name: AppName) {
  const [root, prefix] = [distOf(name), appBases[name]]
  // One route for hundreds of files: with one for each, every start and every test of the server would read the folder.
  await app.register(fastifyStatic, {
    ...shared,
    root: join(root, 'assets'),
    prefix: `${prefix}assets/`,
    allowedPath: (path) => !noFile.test(path),
    setHeaders: (reply) => void reply.header('cache-control', `public, max-age=${year}, immutable`),
  })
  // The few beside them are named as pages could be, so each has a route of its own.
  await app.register(fastifyStatic, {
    ...shared,
    root,
    prefix,
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**', 'index.html', '**/*.{br,gz}'],
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=3600'),
  })
}

import { fileURLToPath } from 'node:url'

/**
 * Threads started by tests also take their modules from where `npm start` caches them: without it each of them loads
 * the WebAssembly that strips types, and V8 may crash when several threads free such code at once (nodejs/node#64500).
 */
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL('../../node_modules/.cache/node-modules', import.meta.url),
)

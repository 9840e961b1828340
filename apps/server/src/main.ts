import { enableCompileCache } from 'node:module'

// Compiled code is cached from one start to the next: compiling takes a second. Threads find the cache through the
// environment variable.
const { directory } = enableCompileCache()
if (directory !== undefined) process.env.NODE_COMPILE_CACHE ??= directory
await import('./start.ts')

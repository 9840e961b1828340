import { enableCompileCache } from 'node:module'

// Compiled code is kept from one start to the next: it takes a second to make. Threads know it by the variable.
const { directory } = enableCompileCache()
if (directory !== undefined) process.env.NODE_COMPILE_CACHE ??= directory
await import('./start.ts')

import { enableCompileCache } from 'node:module'

// Compiled code is kept from one start to the next: it takes a second to make.
enableCompileCache()
await import('./start.ts')

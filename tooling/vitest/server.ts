import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { shared } from './shared.ts'

/** The server, with a PostgreSQL of its own. */
export default defineConfig({
  test: {
    ...shared,
    environment: 'node',
    globalSetup: [fileURLToPath(new URL('../../apps/server/src/test/cluster.ts', import.meta.url))],
    // A file's state is its own database: the server itself is loaded once, not a hundred times.
    isolate: false,
  },
})

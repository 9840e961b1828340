import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/**
 * The tests of mutated code, on a PostgreSQL of their own; those of races and crashes take longer than a mutant may. A
 * mutant that makes a test wait forever costs one such timeout, which used to make up most of a run.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    isolate: false,
    maxWorkers: 1,
    testTimeout: 20_000,
    globalSetup: [fileURLToPath(new URL('src/test/cluster.ts', import.meta.url))],
    include: [
      'apps/server/src/{account,bids,money,purchases}/**/*.test.ts',
      // The client totals are tested through this list.
      'apps/server/src/clients/list-clients.test.ts',
      'packages/server/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/bid-races.test.ts', '**/crash.test.ts'],
  },
})

import { defineConfig } from 'vitest/config'
import './tooling/vitest/compile-cache.ts'
import { domPool } from './tooling/vitest/dom-pool.ts'

const notHere = ['**/node_modules/**', '**/dist/**']

/** A busy machine is slow, not wrong. */
const testTimeout = 60_000
const patient = { poll: { timeout: 15_000 } }
const setupFiles = ['tooling/test/patience.ts']

export default defineConfig({
  test: {
    // One more than the cores of a small machine: tests of the server wait for PostgreSQL a third of their time.
    maxWorkers: 3,
    projects: [
      'packages/ui',
      {
        test: {
          name: 'unit',
          setupFiles,
          environment: 'node',
          testTimeout,
          hookTimeout: testTimeout,
          expect: patient,
          include: [
            'packages/{client-sdk,domain,contracts,demo,art,i18n,api,lot-index,open-api,threads}/**/*.test.{ts,tsx}',
            'tooling/**/*.test.ts',
          ],
          exclude: [...notHere, 'tooling/e2e/**'],
          // Pure functions: what one file loads, the next need not load again.
          isolate: false,
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'jsdom',
          ...domPool,
          testTimeout,
          hookTimeout: testTimeout,
          expect: patient,
          setupFiles: ['tooling/test/dom-setup.ts', 'tooling/test/kept-document.ts'],
          include: [
            'packages/{forms,features/*}/**/*.test.{ts,tsx}',
            'apps/{portal,console,viewer}/**/*.test.{ts,tsx}',
          ],
          exclude: notHere,
        },
      },
      {
        test: {
          name: 'server',
          setupFiles,
          environment: 'node',
          include: ['{apps/server,packages/server}/**/*.test.ts'],
          exclude: notHere,
          globalSetup: ['apps/server/src/test/cluster.ts'],
          // A file's state is its own database: the server itself is loaded once, not a hundred times.
          isolate: false,
          testTimeout,
          hookTimeout: testTimeout,
          expect: patient,
        },
      },
    ],
  },
})

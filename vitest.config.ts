import { defineConfig } from 'vitest/config'

const notHere = ['**/node_modules/**', '**/dist/**']

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      'packages/ui',
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/{domain,contracts,demo,art,i18n,api,lot-index,threads}/**/*.test.{ts,tsx}',
            'tooling/**/*.test.ts',
          ],
          exclude: [...notHere, 'tooling/e2e/**'],
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'jsdom',
          // A busy machine is slow, not wrong.
          testTimeout: 60_000,
          setupFiles: ['tooling/test/patient.ts'],
          include: [
            'packages/features/*/**/*.test.{ts,tsx}',
            'apps/{portal,console,viewer}/**/*.test.{ts,tsx}',
          ],
          exclude: notHere,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/**/*.test.ts'],
          exclude: notHere,
          globalSetup: ['apps/server/src/test/cluster.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
})

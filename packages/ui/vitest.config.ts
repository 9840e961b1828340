import { defineConfig } from 'vitest/config'
import { domPool } from '../../tooling/vitest/dom-pool.ts'

export default defineConfig({
  test: {
    name: 'ui',
    environment: 'jsdom',
    ...domPool,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/test/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // User events take their time on a busy machine.
    testTimeout: 60_000,
    maxWorkers: 2,
  },
})

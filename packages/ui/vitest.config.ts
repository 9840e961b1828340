import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'ui',
    environment: 'jsdom',
    // Like component tests of features: see tooling/vitest/dom-pool.ts.
    pool: 'forks',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/test/setup.ts', '../../tooling/test/kept-document.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // User events take their time on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 3,
  },
})

import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { shared } from './shared.ts'

/** Features and apps: components in jsdom. */
export default defineConfig({
  test: {
    ...shared,
    environment: 'jsdom',
    setupFiles: [fileURLToPath(new URL('../test/testing-library-timeouts.ts', import.meta.url))],
  },
})

import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { domPool } from './dom-pool.ts'
import { shared } from './shared.ts'

/** Features and apps: components in jsdom. */
export default defineConfig({
  test: {
    ...shared,
    ...domPool,
    environment: 'jsdom',
    setupFiles: ['dom-setup', 'kept-document'].map((name) =>
      fileURLToPath(new URL(`../test/${name}.ts`, import.meta.url)),
    ),
  },
})

import { fileURLToPath } from 'node:url'
import type { TestUserConfig } from 'vitest/config'
import './compile-cache.ts'

/** A busy machine is slow, not wrong; turbo runs two packages at a time. */
export const shared: TestUserConfig = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  setupFiles: [fileURLToPath(new URL('../test/patience.ts', import.meta.url))],
  expect: { poll: { timeout: 15_000 } },
  maxWorkers: 1,
  passWithNoTests: true,
  include: ['src/**/*.test.{ts,tsx}', 'packages/*/src/**/*.test.{ts,tsx}', '*/*.test.ts'],
  exclude: ['**/node_modules/**', '**/dist/**'],
}

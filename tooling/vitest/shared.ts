import type { TestUserConfig } from 'vitest/config'
import './compile-cache.ts'

/** A busy machine is slow, not wrong; turbo runs two packages at a time. */
export const shared: TestUserConfig = {
  testTimeout: 60_000,
  maxWorkers: 1,
  passWithNoTests: true,
  include: ['src/**/*.test.{ts,tsx}', 'packages/*/src/**/*.test.{ts,tsx}', '*/*.test.ts'],
  exclude: ['**/node_modules/**', '**/dist/**'],
}

import '@seriba/testing/setup'
import { beforeEach, vi } from 'vitest'

beforeEach(() => void vi.stubGlobal('innerWidth', 1440))

/** Simulates a phone held in one hand. */
export const onPhone = () =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

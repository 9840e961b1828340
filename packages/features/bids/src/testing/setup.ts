import '@seriba/testing/setup'
import { vi } from 'vitest'

window.innerWidth = 1440

/** Holds the screen in one hand. */
export const onPhone = () =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

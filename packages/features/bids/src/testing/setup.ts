import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Dialogs are fetched when they are first wanted, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

window.innerWidth = 1440

/** Holds the screen in one hand. */
export const onPhone = () =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

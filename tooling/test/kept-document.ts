import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// The files of a process share its document and what it has read of libraries (`vitest/dom-pool.ts`): what one file
// has left behind, the next must not meet. Our own modules are read anew for each.
afterEach(() => {
  if (globalThis.document) cleanup()
})
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.resetModules()
  if (!globalThis.document) return
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
})

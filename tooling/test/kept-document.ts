import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import './own-frames.ts'
import { followListeners } from './own-listeners.ts'
import { followTimers } from './own-timers.ts'

// The files in a process share its document and the libraries it has loaded (`vitest/dom-pool.ts`): what one file
// leaves behind must not affect the next one. Our own modules are loaded again for each file.
const historyMs = 5
const hasDocument = globalThis.document !== undefined
const forgetListeners = hasDocument ? followListeners() : undefined
const endTimers = hasDocument ? followTimers() : undefined

afterEach(() => {
  if (hasDocument) cleanup()
})
afterAll(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.resetModules()
  if (!hasDocument) return
  endTimers?.()
  forgetListeners?.()
  // A step through the history that has begun finishes before the next file makes its own.
  await new Promise((resolve) => setTimeout(resolve, historyMs))
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
})

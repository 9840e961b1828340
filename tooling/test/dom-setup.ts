import './own-clock.ts'
import { configure, getConfig } from '@testing-library/react'
import './owner-stacks.ts'
import './patience.ts'
import { afterAll, vi } from 'vitest'

const { asyncWrapper, getElementError } = getConfig()
const nextTurn = globalThis.setImmediate

configure({
  // A busy machine is slow, not wrong.
  asyncUtilTimeout: 15_000,
  // Forms check themselves in a promise: the results are rendered before the test goes on.
  asyncWrapper: async (action) => {
    const result = await asyncWrapper(action)
    await new Promise((resolve) => nextTurn(resolve))
    return result
  },
  // What a test waits for is missing at every look but the last: the document is only serialized when the message is
  // read.
  getElementError: (message, container) => {
    const error = new Error(message ?? undefined)
    error.name = 'TestingLibraryElementError'
    let told: string | undefined
    Object.defineProperty(error, 'message', {
      get: () => (told ??= getElementError(message, container).message),
      set: (text: string) => (told = text),
      configurable: true,
    })
    return error
  },
})

// What a page fetches lazily may still be on its way when its last test ends: nobody would be there to read it.
afterAll(() => vi.dynamicImportSettled())

// jsdom does not know <search> yet, and React would warn about each one.
if (globalThis.HTMLUnknownElement) {
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    get(this: HTMLElement) {
      return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement'
    },
  })
}

// jsdom saves no files.
URL.createObjectURL ??= () => 'blob:none'
URL.revokeObjectURL ??= () => undefined

// jsdom has no layout, and none of these.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

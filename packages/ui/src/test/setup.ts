import '@testing-library/jest-dom/vitest'
import { configure } from '@testing-library/react'

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 })

// jsdom has no layout and supports neither of these.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  })

import '@testing-library/jest-dom/vitest'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastRegion } from './index.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  see('visible')
})

const toastNo = (id: number) => ({ id: String(id), title: `Toast ${id}` })
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

function see(visibility: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

function show(count: number) {
  const closed = vi.fn()
  const toasts = Array.from({ length: count }, (_, at) => toastNo(at + 1))
  render(<ToastRegion label="News" closeLabel="Close" toasts={toasts} onClose={closed} />)
  return closed
}

test('a toast closes after 5000 ms and not earlier', () => {
  const closed = show(1)
  pass(4999)
  expect(closed).not.toHaveBeenCalled()
  pass(1)
  expect(closed).toHaveBeenCalledExactlyOnceWith('1')
})

test('a toast’s timer is paused while the tab is hidden', () => {
  see('hidden')
  const closed = show(1)
  pass(60_000)
  expect(closed).not.toHaveBeenCalled()
  see('visible')
  pass(5000)
  expect(closed).toHaveBeenCalledExactlyOnceWith('1')
})

test('a toast is kept if the tab is hidden while it is shown', () => {
  const closed = show(1)
  pass(3000)
  see('hidden')
  pass(60_000)
  expect(closed).not.toHaveBeenCalled()
})

test('only the newest five toasts are shown', () => {
  show(7)
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(
    [3, 4, 5, 6, 7].map((id) => `Toast ${id}`),
  )
})

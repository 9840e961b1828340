import '../testing/setup.ts'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { show } from '../testing/render.tsx'
import { ToTop } from './ToTop.tsx'

const height = 9000

beforeEach(() => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height)
})

async function open() {
  await show(<ToTop />)
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const scrollTo = (y: number, ms = 200) => {
    vi.stubGlobal('scrollY', y)
    window.dispatchEvent(new Event('scroll'))
    act(() => vi.advanceTimersByTime(ms))
    return screen.queryByRole('button', { name: 'Back to the top' }) !== null
  }
  return { scrollTo }
}

test('Back to the top appears on scrolling up and disappears on scrolling down', async () => {
  const { scrollTo } = await open()
  expect(scrollTo(3000)).toBe(false)
  expect(scrollTo(2900)).toBe(true)
  expect(scrollTo(3100)).toBe(false)
})

test('Back to the top is not offered within 400 px of the top or at the very end', async () => {
  const { scrollTo } = await open()
  scrollTo(500)
  expect(scrollTo(401)).toBe(true)
  expect(scrollTo(400)).toBe(false)
  scrollTo(height)
  expect(scrollTo(height - window.innerHeight)).toBe(false)
  expect(scrollTo(height - window.innerHeight - 2)).toBe(true)
})

test('the scroll position is checked every 200 ms', async () => {
  const { scrollTo } = await open()
  scrollTo(3000)
  expect(scrollTo(2900, 199)).toBe(false)
  expect(scrollTo(2800, 1)).toBe(true)
})

import '../testing/setup.ts'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { hoursAhead } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { SpokenTimeLeft } from './SpokenTimeLeft.tsx'

afterEach(() => vi.useRealTimers())

test('the remaining time is announced at 30, 10 and 5 minutes, and not when the page opens', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  await show(<SpokenTimeLeft until={hoursAhead(40 / 60)} />, {})
  const said = () => screen.getAllByRole('status').at(-1)?.textContent
  const pass = (minutes: number) => act(() => vi.advanceTimersByTime(minutes * 60_000))
  expect(said()).toBe('')
  pass(9)
  expect(said()).toBe('')
  pass(2)
  expect(said()).toBe('30 minutes left to answer')
  pass(20)
  expect(said()).toBe('10 minutes left to answer')
  pass(5)
  expect(said()).toBe('5 minutes left to answer')
  pass(6)
  expect(said()).toBe('')
})

import { expect, test, vi } from 'vitest'

const longerThanASecond = () => {
  const began = performance.now()
  return () => performance.now() - began > 1_200
}

test('waiting for more than a second works if no limit is given', async () => {
  const [there, here] = [longerThanASecond(), longerThanASecond()]
  await Promise.all([vi.waitFor(() => expect(there()).toBe(true)), vi.waitUntil(here)])
})

test('setting only an interval keeps the long limit', async () => {
  const there = longerThanASecond()
  await vi.waitFor(() => expect(there()).toBe(true), { interval: 10 })
})

test('an explicit limit applies, as a number or by name', async () => {
  const never = () => expect(false).toBe(true)
  await expect(vi.waitFor(never, 20)).rejects.toThrow()
  await expect(vi.waitFor(never, { timeout: 20 })).rejects.toThrow()
  await expect(vi.waitUntil(() => false, { timeout: 20 })).rejects.toThrow()
})

import { expect, test, vi } from 'vitest'

const longerThanASecond = () => {
  const began = performance.now()
  return () => performance.now() - began > 1_200
}

test('what takes longer than a second is waited for where nothing else is said', async () => {
  const [there, here] = [longerThanASecond(), longerThanASecond()]
  await Promise.all([vi.waitFor(() => expect(there()).toBe(true)), vi.waitUntil(here)])
})

test('naming an interval alone keeps the patience', async () => {
  const there = longerThanASecond()
  await vi.waitFor(() => expect(there()).toBe(true), { interval: 10 })
})

test('a limit of its own holds, as a number or by its name', async () => {
  const never = () => expect(false).toBe(true)
  await expect(vi.waitFor(never, 20)).rejects.toThrow()
  await expect(vi.waitFor(never, { timeout: 20 })).rejects.toThrow()
  await expect(vi.waitUntil(() => false, { timeout: 20 })).rejects.toThrow()
})

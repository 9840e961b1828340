import { expect, test, vi } from 'vitest'

test('a test with a fake interval takes no frames away from later tests in its process', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const first = new Promise(requestAnimationFrame)
  vi.useRealTimers()
  await first
  expect(await new Promise(requestAnimationFrame)).toBeGreaterThan(0)
})

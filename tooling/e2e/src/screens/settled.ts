import { expect, type Page } from '@playwright/test'

/**
 * Follows what a page fetches, and returns a function that waits until a screen is complete: everything has been
 * fetched and drawn. Playwright's own 'networkidle' waits half a second longer on each of them.
 */
export function settling(page: Page): () => Promise<void> {
  const open = new Set<unknown>()
  let begun = 0
  page.on('request', (request) => {
    begun += 1
    open.add(request)
  })
  page.on('requestfinished', (request) => void open.delete(request))
  page.on('requestfailed', (request) => void open.delete(request))
  /** Whether nothing new was requested while the page came to rest. */
  const isAtRest = async () => {
    const before = begun
    await page.evaluate(twoIdleFrames)
    return open.size === 0 && begun === before
  }
  return async () => {
    await expect(page.locator('h1:visible, form:visible').first()).toBeVisible()
    await expect.poll(isAtRest, { intervals: [0, 20, 50, 100], timeout: 30_000 }).toBe(true)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect.poll(isAtRest, { intervals: [0, 20, 50, 100], timeout: 30_000 }).toBe(true)
  }
}

/** By then an answer has been drawn, and whatever it requires in turn has been requested. */
const twoIdleFrames = () =>
  new Promise<void>((resolve) => {
    requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())))
  })

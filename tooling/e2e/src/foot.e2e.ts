import { expect, type Locator, type Page } from '@playwright/test'
import { openListing, phone, scrolled, scrollTo } from './listing-page.ts'
import { base, signedIn } from './people.ts'
import { lotPath } from './screens/found.ts'
import { test } from './test.ts'

const bar = (page: Page) => page.getByRole('button', { name: /^(Sort|Place bid)$/ })

test('on a phone, nothing is hidden under the bottom bar, however far you scroll', async ({ browser }) => {
  const page = await signedIn(browser, 'client', phone)
  for (const path of ['/car-auctions', '/bids', await lotPath(page)]) {
    await page.goto(`${base()}${path}`)
    await expect(bar(page)).toBeVisible()
    await expect.poll(() => page.locator('main :is(a, button)').count()).toBeGreaterThan(5)
    for (const top of [0, 137, 460, 100_000]) {
      await scrollTo(page, top)
      expect(await underBar(bar(page)), `${path} at ${top}`).toEqual([])
    }
  }
})

test('on a phone, keyboard focus never goes under the bar or the header', async ({ browser }) => {
  const page = await signedIn(browser, 'client', phone)
  await openListing(page, '/car-auctions')
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press(key)
      expect(await page.evaluate(coveredFocus)).toBeNull()
    }
  }
})

test('keyboard focus never goes under the consent banner, on a phone or a wide screen', async ({
  browser,
}) => {
  for (const window of [phone, {}]) {
    const page = await signedIn(browser, 'client', window)
    await page.addInitScript(() => localStorage.removeItem('cookie-consent'))
    await openListing(page, '/car-auctions')
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
    for (let step = 0; step < 70; step += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(coveredFocus)).toBeNull()
    }
  }
})

test('on a low screen, every company setting can be reached with the mouse above the consent banner', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'manager', { viewport: { width: 1440, height: 800 } })
  await page.addInitScript(() => localStorage.removeItem('cookie-consent'))
  for (const path of ['/console/company', '/console/company/bank']) {
    await page.goto(`${base()}${path}`)
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
    const ways = page.getByRole('main').getByRole('navigation').getByRole('link')
    await expect(ways.last()).toHaveText('Cost tables')
    for (const way of await ways.all()) await way.click({ trial: true, timeout: 3000 })
    // Above the banner the paths scroll by themselves, and the page stays where it is.
    await ways.last().scrollIntoViewIfNeeded()
    expect(await scrolled(page)).toBe(0)
  }
})

test('on a phone, a new page starts at the top, and going back returns to the previous position', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'client', { ...phone, reducedMotion: 'reduce' })
  await page.goto(`${base()}/bids`)
  await expect(page.getByRole('article').nth(5)).toBeVisible()
  // The header comes back when the scrolling reverses.
  await scrollTo(page, 560)
  await expect(page.getByRole('banner')).toHaveAttribute('data-hidden')
  await scrollTo(page, 500)
  await expect(page.getByRole('banner')).not.toHaveAttribute('data-hidden')
  await page.getByRole('button', { name: 'Open menu' }).click()
  expect(await scrolled(page)).toBe(500)
  await page.getByRole('link', { name: 'Purchased', exact: true }).click()
  await expect(page).toHaveURL(/\/purchases$/)
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(500)
})

test('on a wide screen, nothing is hidden under a list’s footer, however far you scroll', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'manager')
  for (const path of ['/console/bid-manager', '/console/archive-bids', '/console/car-auctions']) {
    await page.goto(`${base()}${path}`)
    await expect.poll(() => page.locator('main tbody tr').count()).toBeGreaterThan(15)
    const pages = page.getByRole('navigation', { name: 'Pages' })
    for (const top of [0, 137, 460, 100_000]) {
      await scrollTo(page, top)
      expect(await underBar(pages), `${path} at ${top}`).toEqual([])
    }
  }
})

test('on a wide screen, keys scroll the page before anything is pressed, and a reload restores the position', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'manager', { reducedMotion: 'reduce' })
  await page.goto(`${base()}/console/archive-bids`)
  await expect.poll(() => page.locator('main tbody tr').count()).toBeGreaterThan(15)
  await page.keyboard.press('PageDown')
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300)
  await page.keyboard.press('Home')
  await expect.poll(() => scrolled(page)).toBe(0)
  await scrollTo(page, 200)
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(200)
})

/** Anything that can be pressed in the page and is drawn where the bar is. */
const underBar = (inFoot: Locator) =>
  inFoot.evaluate((button) => {
    const foot = button.closest('[data-page-foot]') ?? button.parentElement
    const edge = foot?.getBoundingClientRect().top ?? 0
    const box = document.querySelector('main')?.closest('[data-page-scroll]')
    const shownTo = Math.min(box?.getBoundingClientRect().bottom ?? innerHeight, innerHeight)
    return [...document.querySelectorAll('main :is(a, button, input)')]
      .filter((control) => control !== button && !foot?.contains(control))
      .map((control) => control.getBoundingClientRect())
      .filter(({ top, bottom, width }) => width > 1 && top < shownTo && Math.min(bottom, shownTo) > edge + 1)
  })

/** The focused element, if its middle is covered by something else. */
function coveredFocus(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body || focused.matches('main')) return null
  const { left, top, width, height } = focused.getBoundingClientRect()
  const drawn = document.elementFromPoint(left + width / 2, top + height / 2)
  const isSeen = drawn && (focused.contains(drawn) || drawn.contains(focused))
  return isSeen ? null : focused.outerHTML.slice(0, 160)
}

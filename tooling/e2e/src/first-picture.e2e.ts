import { expect } from '@playwright/test'
import { base, setLanguage, signedIn } from './people.ts'
import { test } from './test.ts'

test('login and listings are visible before any of the app’s scripts run', async ({ browser }) => {
  const visitor = await browser.newContext({ javaScriptEnabled: false })
  const signIn = await visitor.newPage()
  await signIn.goto(`${base()}/auth/login`)
  await expect(signIn.getByText('Bid where the cars are.')).toBeVisible()
  await expect(signIn.getByLabel('Email')).toBeVisible()
  await expect(signIn.getByLabel('Email')).not.toBeEditable()
  await signIn.keyboard.press('Tab')
  await expect(signIn.locator(':focus')).toHaveCount(0)
  await expect(signIn.getByText(/^With your consent/)).toBeVisible()

  const viewport = { width: 1440, height: 900 }
  const member = await signedIn(browser, 'client', { viewport })
  const storageState = await member.context().storageState()
  const reader = await browser.newContext({ javaScriptEnabled: false, storageState, viewport })
  const listing = await reader.newPage()
  await listing.goto(`${base()}/car-auctions`)
  await expect(listing.getByText(/^Total search results/)).toBeVisible()
  expect(await listing.locator('tbody tr:visible').count()).toBeGreaterThan(5)

  // What was prerendered is what the app shows: it requests nothing again.
  const asked: string[] = []
  member.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await member.goto(`${base()}/car-auctions`)
  await expect(member.getByRole('table', { name: 'Lots found' })).toBeVisible()
  expect(asked.filter((path) => /view-profile|listing$|filters$|menu-counters/.test(path))).toEqual([])
})

test('nothing moves on a listing when the app takes over from the prerendered page', async ({ browser }) => {
  const phone = {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36',
  }
  for (const device of [phone, { viewport: { width: 1440, height: 900 } }]) {
    const page = await signedIn(browser, 'client', device)
    // A lot whose sale begins also leaves the top of the list, which is unrelated to how the page was loaded.
    await page.routeWebSocket(/socket\.io/, () => undefined)
    const taken = Promise.withResolvers<void>()
    await page.route('**/v1/**', async (route) => {
      await taken.promise
      await route.continue()
    })
    await page.addInitScript(watchMoves)
    await page.goto(`${base()}/car-auctions`)
    await expect(page.locator('#root')).not.toHaveAttribute('inert')
    // What the page did not include is loaded once the app is visible without it.
    await page.evaluate(drawn)
    taken.resolve()
    await page.waitForLoadState('networkidle')
    await page.evaluate(drawn)
    expect(await page.evaluate(() => (window as unknown as Watched).moved)).toEqual([])
  }
})

type Watched = { moved: string[] }

/** Runs in the page before anything else: what the browser reports as moved, by its text. */
function watchMoves() {
  const moved: string[] = []
  Object.assign(window, { moved })
  type Shift = PerformanceEntry & { sources: readonly { node: Node | null }[] }
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as Shift[])
      moved.push(...sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? 'gone'))
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Until the page's content is on screen and its observers have been notified. */
const drawn = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))

test('a window of a different size, or a stored choice, still gets the page', async ({ browser }) => {
  const narrow = await signedIn(browser, 'client', { viewport: { width: 390, height: 844 } })
  await narrow.goto(`${base()}/car-auctions`)
  await expect(narrow.getByRole('link', { name: /^Lot / }).first()).toBeVisible()

  await narrow.setViewportSize({ width: 1200, height: 800 })
  await narrow.reload()
  await expect(narrow.getByRole('table', { name: 'Lots found' })).toBeVisible()

  await narrow.setViewportSize({ width: 1440, height: 900 })
  await narrow.evaluate(() => localStorage.setItem('default-table-size', '50'))
  await narrow.reload()
  await expect(narrow.getByRole('table', { name: 'Lots found' })).toBeVisible()
})

test('visitors who have answered the consent banner do not see it in the prerendered page either', async ({
  browser,
}) => {
  const visitor = await browser.newPage()
  await visitor.addInitScript(() => localStorage.setItem('cookie-consent', 'denied'))
  await visitor.route('**/assets/*.js', (route) => route.abort())
  await visitor.goto(`${base()}/auth/login`)
  await expect(visitor.getByText('Bid where the cars are.')).toBeVisible()
  await expect(visitor.getByText(/^With your consent/)).toBeHidden()
})

test('scripts are sent as compressed by the build', async ({ request }) => {
  const page = await (await request.get(`${base()}/auth/login`)).text()
  const script = /data-app="([^"]+)"/.exec(page)?.[1]
  const { 'content-encoding': encoding, 'content-length': length } = (
    await request.get(`${base()}${script}`, { headers: { 'accept-encoding': 'br' } })
  ).headers()
  expect(encoding).toBe('br')
  // A response compressed on the fly has no length.
  expect(Number(length)).toBeGreaterThan(0)
})

test('every page uses the account’s language from its first byte, wherever that was changed', async ({
  browser,
}) => {
  for (const [who, path] of [
    ['client', '/bids'],
    ['manager', '/console/'],
  ] as const) {
    const page = await signedIn(browser, who)
    const html = async () => (await page.request.get(base() + path)).text()
    await setLanguage(page, 'ru')
    expect(await html()).toContain('<html lang="ru" data-for="member"')
    await setLanguage(page, 'en')
    expect(await html()).toContain('<html lang="en" data-for="member"')
  }
})

test('Russian words on an English page use the same font as the rest', async ({ browser }) => {
  const page = await signedIn(browser, 'client')
  await setLanguage(page, 'en')
  await page.goto(`${base()}/profile?tab=settings`)
  await page.getByText('Русский', { exact: true }).evaluate((label) => {
    label.id = 'russian'
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  await expect(async () => {
    const { root } = await devtools.send('DOM.getDocument')
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#russian' })
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
    expect(fonts.map(({ familyName }) => familyName)).toEqual(['Inter'])
  }).toPass()
})

import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { base, type people, setLanguage, signedIn } from './people.ts'
import { test } from './test.ts'

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

/** Where `PICTURES=on` puts what each screen looks like. */
const pictures = fileURLToPath(new URL('../../../test-results/screens/', import.meta.url))

/** What fades in has other colors until it has: nothing moves for who wants it so. */
const viewports = {
  desktop: { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, reducedMotion: 'reduce' },
} satisfies Record<string, BrowserContextOptions>

const open = {
  'sign-in': '/auth/login',
  'sign-up': '/auth/sign-up',
  'forgot password': '/auth/forgot-password',
  'spent link': '/verify-email?token=spent',
  'how to buy': '/how-to-buy',
  'locked share': '/car-auctions/share/1',
}

const screens: Record<keyof typeof people, Record<string, string>> = {
  client: {
    listing: '/car-auctions',
    'filtered listing': '/car-auctions?maker=Toyota&sort=year&order=DESC',
    'empty listing': '/car-auctions?quick_search_lot=999999',
    'unknown lot': '/car-auctions/999999999',
    statistics: '/car-statistics',
    stock: '/oneprice',
    bikes: '/bike-auctions',
    'bike statistics': '/bike-statistics',
    machinery: '/machinery',
    'machinery statistics': '/machinery-statistics',
    favourites: '/favorites/A',
    'empty comparison': '/compare',
    'My Bids': '/bids',
    'Bid History': '/archive-bids',
    purchases: '/purchases',
    payments: '/payments',
    balance: '/balance',
    dashboard: '/dashboard',
    'make an order': '/make-an-order',
    profile: '/profile',
    settings: '/profile?tab=settings',
    devices: '/profile?tab=account',
    'change password': '/change-password',
    'not found': '/nowhere',
  },
  dealer: {
    'Dealer Bids': '/dealer-bids',
    'dealer history': '/archive-bids',
    'dealer dashboard': '/dashboard',
  },
  manager: {
    'Bid Manager': '/console/bid-manager',
    'manager listing': '/console/car-auctions',
    'manager history': '/console/archive-bids',
    'manager dashboard': '/console/dashboard',
    orders: '/console/orders',
    translations: '/console/translations',
    'answered translations': '/console/translations?status=answered',
    'readings of sheets': '/console/translations?view=readings',
    clients: '/console/clients',
    'clients who owe': '/console/clients?debt=1&sort=balance',
    'no clients': '/console/clients?search=nobody%20at%20all',
    uploads: '/console/clients/uploads',
    'company settings': '/console/company',
    'company page': '/console/company/terms',
    'exchange rates': '/console/company/rates',
  },
}

/** Each screen is looked at in both themes and both languages, once each: neither changes what the other shows. */
const theme = { en: 'light', ru: 'dark' } as const

const lists: Record<keyof typeof people, string> = {
  client: '/bids',
  dealer: '/dealer-bids',
  manager: '/console/bid-manager/all',
}

// What axe finds is told by the test itself: a trace of forty screens would only be slow.
test.use({ trace: 'off' })

for (const [size, device] of Object.entries(viewports)) {
  for (const language of ['en', 'ru'] as const) {
    test(`${size}, ${language}: axe finds nothing on any screen`, async ({ browser }) => {
      test.setTimeout(600_000)
      const found: string[] = []
      const look = async (page: Page, name: string) => {
        await test.step(name, () => settled(page))
        await show(page, theme[language])
        if (process.env.PICTURES === 'on') {
          await page.screenshot({ path: `${pictures}${name} ${size} ${theme[language]} ${language}.png` })
        }
        found.push(...(await faults(page)).map((fault) => `${name}: ${fault}`))
        if (size === 'phone') found.push(...(await tooWide(page)).map((fault) => `${name}: ${fault}`))
      }

      const visitor = await (await browser.newContext(device)).newPage()
      await speak(visitor, language)
      for (const [name, path] of Object.entries(open)) {
        await visitor.goto(`${base()}${path}`)
        await look(visitor, name)
      }

      for (const [who, paths] of Object.entries(screens)) {
        const page = await signedIn(browser, who as keyof typeof screens, device)
        await speak(page, language)
        await setLanguage(page, language)
        for (const [name, path] of Object.entries(paths)) {
          await page.goto(`${base()}${path}`)
          await look(page, name)
        }
        const { bidId, clientId } = await aBid(page, who)
        await page.goto(`${base()}${lists[who as keyof typeof screens]}?bid=${bidId}`)
        await look(page, `${who} chat`)
        if (who === 'client') {
          await page.goto(`${base()}/compare?${await comparedLots(page)}`)
          await look(page, 'comparison')
        }
        if (who === 'manager') {
          await page.goto(`${base()}/console/clients/${clientId}`)
          await look(page, 'client')
          await page.goto(`${base()}/console/clients/${clientId}?tab=access`)
          await look(page, 'client access')
          await page.goto(`${base()}/console/clients/${clientId}?tab=history`)
          await look(page, 'client history')
          await page.goto(`${base()}/console/clients/${clientId}?tab=ledger`)
          await look(page, 'client ledger')
          await page
            .getByRole('button', { name: language === 'en' ? 'Record' : 'Записать', exact: true })
            .click()
          await page.getByRole('dialog').waitFor()
          await look(page, 'record a payment')
          await page.goto(`${base()}/console/orders`)
          await page
            .getByRole('button', { name: language === 'en' ? /lots offered for/ : /лота по заказу/ })
            .click()
          await page.getByRole('dialog').getByRole('listitem').first().waitFor()
          await look(page, 'offers for an order')
        }
        if (who === 'client') {
          await page.goto(`${base()}/balance`)
          await page.getByRole('button', { name: language === 'en' ? 'Add funds' : 'Пополнить' }).click()
          await page.getByRole('radio').first().waitFor()
          await look(page, 'add funds')
        }
        if (who !== 'dealer') {
          await page.goto(`${base()}${who === 'manager' ? '/console' : ''}${await lotPath(page)}`)
          await look(page, `${who} lot`)
        }
        await setLanguage(page, 'en')
        await page.context().close()
      }
      expect(found).toEqual([])
    })
  }
}

/** What axe finds. Nothing is framed here: it need not run in a page of its own, which takes twice the time. */
async function faults(page: Page): Promise<string[]> {
  const inDialog = (await page.getByRole('dialog').count()) > 0
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    preload: false,
    rules: {
      // Off unless asked for: 24 px to press, or that far from the next.
      'target-size': { enabled: true },
      // A dialog hides the page behind it, its landmark and heading too.
      'landmark-one-main': { enabled: !inDialog },
      'page-has-heading-one': { enabled: !inDialog },
    },
  })
  const { violations } = await axe.analyze()
  const found: string[] = []
  for (const { id, nodes } of violations) {
    for (const node of nodes) {
      if (id === 'target-size' && (!isTooSmall(node) || (await isStretched(page, node)))) continue
      found.push(`${id} ${node.html.slice(0, 200)}`)
      break
    }
  }
  return found
}

/** Whether a link is pressed anywhere on its card: what it lays over that is larger than its words, which axe measures. */
const isStretched = (page: Page, { target }: Violation['nodes'][number]) =>
  page
    .locator(String(target.at(-1)))
    .first()
    .evaluate((link) => {
      const { position, inset } = getComputedStyle(link, '::after')
      return position === 'absolute' && inset === '0px'
    })

/** Nothing is pushed aside to be read (WCAG 1.4.10): on the phone, and on the narrowest that there is. */
async function tooWide(page: Page): Promise<string[]> {
  const { width, height } = viewports.phone.viewport
  const found: string[] = []
  for (const narrow of [width, 320]) {
    await page.setViewportSize({ width: narrow, height })
    const beyond = await page.evaluate(widestBeyond)
    if (beyond) found.push(`${narrow} px: ${beyond}`)
  }
  await page.setViewportSize({ width, height })
  const heading = await page.evaluate(cutHeading)
  return heading ? [...found, heading] : found
}

/** The title of a page, where the buttons beside it leave it no room. */
function cutHeading(): string | null {
  const cut = [...document.querySelectorAll('h1')].find(
    ({ scrollWidth, clientWidth, offsetParent }) => offsetParent && scrollWidth > clientWidth + 1,
  )
  return cut ? `${cut.textContent} is cut to ${cut.clientWidth} of ${cut.scrollWidth} px` : null
}

/** What reaches furthest beyond the window, where the page itself can be pushed aside. */
function widestBeyond(): string | null {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return null
  // What a list scrolls aside by itself pushes nothing.
  const isKept = ({ parentElement: around }: Element): boolean =>
    around !== null &&
    around !== document.body &&
    (getComputedStyle(around).overflowX !== 'visible' || isKept(around))
  const beyond = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isKept(element),
  )
  return `${scrollWidth} wide, ${beyond.map(({ outerHTML }) => outerHTML.slice(0, 120)).join(' … ')}`
}

/**
 * But for the six states of the desk's switcher: they share a row of 52 px, and a digit key gives each of them
 * too. What a bar that sticks lies over is pressed once one has scrolled.
 */
const isTooSmall = ({ html, any }: Violation['nodes'][number]) =>
  !/role="radio".*data-status=/.test(html) &&
  !any.some(({ data }) => /obscured/i.test((data as { messageKey?: string } | null)?.messageKey ?? ''))

/** Colors fade from one theme to the other: they are looked at when they have arrived. */
async function show(page: Page, theme: 'light' | 'dark') {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen
  }, theme)
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  )
}

/** What is fetched is there, and nothing moves any more. */
async function settled(page: Page) {
  await expect(page.locator('h1:visible, form:visible').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

const speak = (page: Page, language: string) =>
  page.addInitScript((chosen) => localStorage.setItem('I18N_KEY', chosen), language)

/** A lot of the last day that is offered: its bidding is open. */
async function lotPath(page: Page): Promise<string> {
  const answer = await page.request.get(`${base()}/v1/car-auction/listing?sort=auctionDate&order=DESC`)
  const { result } = (await answer.json()) as { result: { carsList: { id: string }[] } }
  return `/car-auctions/${result.carsList[0]?.id}`
}

/** A bid of the viewer's list, and whose it is. */
async function aBid(page: Page, who: string): Promise<{ bidId: number; clientId: string | undefined }> {
  const path = { client: 'my-bid', dealer: 'dealer', manager: 'index' }[who]
  const answer = await page.request.get(`${base()}/v1/bid/${path}`)
  const { result } = (await answer.json()) as {
    result: { cars: { bidId: number; user: { clientId: string } | null }[] }
  }
  const [bid] = result.cars
  if (!bid) throw new Error(`The demo company has no bids for a ${who}`)
  return { bidId: bid.bidId, clientId: bid.user?.clientId }
}

/** Four lots of the listing, as the address of a comparison names them. */
async function comparedLots(page: Page): Promise<string> {
  const answer = await page.request.get(`${base()}/v1/car-auction/listing?pageSize=4`)
  const { carsList } = (await answer.json()).result as { carsList: { id: string }[] }
  return carsList.map(({ id }) => `lot=car-auction-${id}`).join('&')
}

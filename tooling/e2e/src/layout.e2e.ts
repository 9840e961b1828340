import { expect, type Locator, type Page } from '@playwright/test'
import { brokenWords, cutTexts, lines, outsideOf } from './layout-faults.ts'
import { lotPaths, openFirstLot } from './lot-pages.ts'
import { base, setLanguage, signedIn } from './people.ts'
import { test } from './test.ts'

const desktop = { viewport: { width: 1440, height: 900 } }

test('ratings and details are fully readable in Russian', async ({ browser }) => {
  const page = await signedIn(browser, 'client', desktop)
  await inRussian(page, async () => {
    for (const list of ['/bike-auctions', '/machinery']) {
      await openRatedLot(page, list)
      const ratings = page.getByLabel('Оценки')
      expect(await cutTexts(ratings)).toEqual([])
      const heights = await ratings
        .locator('dt')
        .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().height))
      expect(new Set(heights).size).toBe(1)
      expect(await brokenWords(page.getByLabel('Характеристики').locator('dd'))).toEqual([])
    }
  })
})

test('in Russian, a lot’s header and a day’s results each fit on one line', async ({ browser }) => {
  const page = await signedIn(browser, 'client', desktop)
  await inRussian(page, async () => {
    for (const list of ['/car-auctions', '/bike-auctions', '/machinery'])
      for (const path of (await lotPaths(page, list)).slice(0, 3)) {
        await page.goto(`${base()}${path}`)
        const share = page.getByRole('button', { name: 'Поделиться' })
        await expect(share).toBeVisible()
        expect(await lines(share.locator('xpath=../../*')), String(path)).toBe(1)
      }
  })
  const desk = await signedIn(browser, 'manager', desktop)
  await inRussian(desk, async () => {
    // Today may have no results before the halls open, and Sundays have no auctions.
    const date = [-1, -2].map(inDays).find((day) => new Date(day).getUTCDay() !== 0)
    await desk.goto(`${base()}/console/auction-day?date=${date}`)
    const none = desk.getByRole('button', { name: 'Не продан', exact: true })
    await expect(none).toBeVisible()
    expect(await lines(none.locator('xpath=../button'))).toBe(1)
    const fields = desk.getByRole('region', { name: 'Внести результаты' }).locator('button:visible, input')
    const ends = await fields.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
    expect(Math.max(...ends)).toBeLessThan(desktop.viewport.width)
  })
})

test('in a window of 1280 px, the desks show full vehicle and client names', async ({ browser }) => {
  const page = await signedIn(browser, 'manager', { viewport: { width: 1280, height: 900 } })
  const namesIn = async (list: string, column: RegExp) => {
    await page.goto(`${base()}/console/${list}`)
    return cutTexts(await cellsUnder(page, column))
  }
  expect(await namesIn('purchases', /Model/)).toEqual([])
  expect(await namesIn('clients', /Name/)).toEqual([])
  expect(await namesIn('payments', /Client/)).toEqual([])
  expect(await namesIn('audit', /Who/)).toEqual([])
  await page.goto(`${base()}/console/auction-day?view=day`)
  const board = page.getByRole('region', { name: 'Board' })
  await expect(board.locator('[data-bid]').first()).toBeVisible()
  expect(await cutTexts(board.locator('[data-bid] [class*=_client_], [data-bid] b'))).toEqual([])
})

test('the desk’s lists show voyages, payment methods, account types, and the link to enter a sold price in full', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'manager', desktop)
  await page.goto(`${base()}/console/bid-manager/all`)
  expect(await cutTexts(await cellsUnder(page, /Start price/))).toEqual([])
  await inRussian(page, async () => {
    for (const [list, column] of [
      ['purchases', 'Рейс'],
      ['payments', 'Способ оплаты'],
      ['clients', 'Тип'],
    ]) {
      await page.goto(`${base()}/console/${list}`)
      expect(await cutTexts(await cellsUnder(page, column ?? '')), list).toEqual([])
    }
  })
})

test('the auction house’s name is not cut off on a narrow desktop', async ({ browser }) => {
  const page = await signedIn(browser, 'client', { viewport: { width: 1024, height: 800 } })
  await inRussian(page, async () => {
    await openFirstLot(page, '/car-auctions')
    expect(await cutTexts(page.getByRole('main').locator('header, [class*=head]').first())).toEqual([])
  })
})

test('sheet views have their full names at 1440 px, and the first word on a phone', async ({ browser }) => {
  const page = await signedIn(browser, 'client', desktop)
  await openFirstLot(page, '/car-auctions')
  const tab = page.getByRole('tab', { name: 'Manager translation' })
  const width = () => tab.evaluate((element) => element.getBoundingClientRect().width)
  const whole = await width()
  expect(whole).toBeGreaterThan(110)
  expect(await cutTexts(page.getByRole('tablist', { name: 'Views of the auction sheet' }))).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(width).toBeLessThan(whole - 40)
  await expect(tab).toBeVisible()
})

test('the palette stays within a phone’s screen, whatever it has found', async ({ browser }) => {
  for (const who of ['client', 'manager'] as const) {
    const page = await signedIn(browser, who, desktop)
    await inRussian(page, async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(`${base()}${who === 'client' ? '/favorites' : '/console/favorites'}`)
      const palette = page.getByRole('dialog')
      // The page reacts to keys once it runs.
      await expect(async () => {
        await page.keyboard.press('Control+k')
        await expect(palette.getByRole('combobox')).toBeVisible({ timeout: 2000 })
      }).toPass()
      for (const typed of ['ставки', 'нет такого лота']) {
        await palette.getByRole('combobox').fill(typed)
        const box = await palette.boundingBox()
        expect([box?.x, box && box.x + box.width]).toEqual([16, 374])
      }
      await page.keyboard.press('Escape')
    })
  }
})

const widths = [320, 360, 390, 480, 768, 1023, 1024, 1280, 1365, 1366, 1440, 1680, 1920]

test('a lot fits every width from 320 to 1920, with nothing cut off, covered, or outside the window', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'manager', desktop)
  await inRussian(page, async () => {
    for (const list of ['/console/car-auctions', '/console/bike-auctions', '/console/machinery']) {
      // What fits on the narrowest screen depends on the lot: its hall, its figures, and its number.
      for (const [at, path] of (await lotPaths(page, list)).slice(0, 4).entries()) {
        await page.goto(`${base()}${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        for (const width of at === 0 ? widths : widths.slice(0, 1)) {
          await page.setViewportSize({ width, height: 900 })
          await expect.poll(() => outsideOf(page), { message: `${path} at ${width}` }).toEqual([])
        }
        await page.setViewportSize(desktop.viewport)
      }
    }
  })
})

test('a lot leads to the next one in its list, even after a reload', async ({ browser }) => {
  const listing = await signedIn(browser, 'client', desktop)
  await listing.goto(`${base()}/car-auctions`)
  // The list is remembered by the running page, not by the one the server rendered.
  await expect.poll(() => listing.evaluate(() => localStorage.getItem('lot-lists'))).not.toBeNull()
  const opened = listing.waitForEvent('popup')
  await listing.locator('a[href^="/car-auctions/"]').first().click()
  const page = await opened
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const first = page.url()
  await expect(page.getByRole('button', { name: 'Previous lot' })).toHaveAccessibleDescription(/first lot/)
  await page.getByRole('button', { name: 'Next lot' }).click()
  await expect(page).not.toHaveURL(first)
  await page.reload()
  await page.getByRole('button', { name: 'Previous lot' }).click()
  await expect(page).toHaveURL(first)
})

test('dates, local times, and bid terms are fully readable far from Japan', async ({ browser }) => {
  for (const [who, list] of [
    ['client', '/bids'],
    ['dealer', '/bids'],
  ] as const) {
    const page = await signedIn(browser, who, { ...desktop, timezoneId: 'America/New_York' })
    await page.goto(`${base()}${list}`)
    const cells = page.locator('td:is([data-column=date], [data-column=bid])')
    await expect(cells.first()).toBeVisible()
    await expect(page.getByText(/ yours, /).first()).toBeVisible()
    expect(await cutTexts(cells)).toEqual([])
  }
})

test('in Russian, hall names are also fully readable far from Japan', async ({ browser }) => {
  for (const who of ['client', 'dealer'] as const) {
    const page = await signedIn(browser, who, { ...desktop, timezoneId: 'America/New_York' })
    await inRussian(page, async () => {
      await page.goto(`${base()}/bids`)
      const dates = page.locator('td[data-column=date]')
      await expect(dates.filter({ hasText: ' у вас, ' }).first()).toBeVisible()
      expect(await cutTexts(dates)).toEqual([])

      await page.goto(`${base()}/dashboard`)
      const halls = page.getByRole('listitem').getByText(/ у вас, /)
      await expect(halls.first()).toBeVisible()
      expect(await cutTexts(halls)).toEqual([])
    })
  }
})

test('on a phone, the first payment is close below the balance', async ({ browser }) => {
  const page = await signedIn(browser, 'client', { viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.goto(`${base()}/payments`)
  const first = page.getByRole('main').getByRole('listitem').first()
  await expect(first).toBeVisible()
  expect((await first.boundingBox())?.y).toBeLessThan(260)
})

test('a row whose bid is placed automatically is pink at once, even while focused', async ({ browser }) => {
  const manager = await signedIn(browser, 'manager', desktop)
  await manager.goto(`${base()}/console/bid-manager/bid?page=9`)
  const toggle = manager.getByRole('switch', { name: /^Auto-bid/, checked: false, disabled: false }).first()
  // Several clients' bids on one lot have switches with the same name.
  const id = await manager.locator('tr').filter({ has: toggle }).first().getAttribute('id')
  const row = manager.locator(`tr[id="${id}"]`)
  await row.getByRole('switch').click()
  await expect(row.getByRole('switch')).toBeChecked()
  await manager.mouse.move(0, 0)
  await expect(row).toHaveAttribute('data-focused', 'true')
  await expect.poll(() => row.evaluate(isPink)).toBe(true)
  await row.getByRole('switch').click()
  await expect(row.getByRole('switch')).not.toBeChecked()
})

test('the Bid button stays in place while the selected client’s figures and costs load', async ({
  browser,
}) => {
  const manager = await signedIn(browser, 'manager', desktop)
  await manager.goto(`${base()}/console/car-auctions?dateFrom=${inDays(2)}&sort=startPrice&order=ASC`)
  const lot = manager.locator('a[href*="/car-auctions/"]').first()
  await manager.goto(`${base()}${await lot.getAttribute('href')}`)
  const search = manager.getByRole('combobox', { name: 'Client' })
  await expect(search).toBeVisible()
  // Information about the car's earlier auctions is above the button, too.
  await manager.waitForLoadState('networkidle')

  const known = Promise.withResolvers<void>()
  const later = /\/(user\/user-info|bid\/cost-choices|bid\/cost-tables)\?/
  await manager.route(later, async (route) => {
    await known.promise
    await route.continue()
  })
  await search.pressSequentially('Kovalenko')
  await manager.getByRole('option', { name: /Kovalenko/ }).click()
  const button = manager.getByRole('button', { name: /^(Place|Replace) bid$/ })
  await expect(button).toBeEnabled()
  const costs = manager.getByRole('region', { name: 'Landed cost' })
  await expect(costs).toHaveAttribute('aria-busy', 'true')
  const before = await button.boundingBox()
  known.resolve()
  await expect(manager.locator('[class*=chosen] dd').first()).toContainText('¥')
  await expect(costs.getByRole('radio').first()).toBeVisible()
  expect(await button.boundingBox()).toEqual(before)
})

function isPink(row: Element) {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.background = 'var(--pink-bg)'
  const pink = getComputedStyle(probe).backgroundColor
  probe.remove()
  return [...row.querySelectorAll('td')].every((cell) => getComputedStyle(cell).backgroundColor === pink)
}

/** Whatever happens, the account uses English afterwards, as other tests expect. */
async function inRussian(page: Page, look: () => Promise<void>) {
  await setLanguage(page, 'ru')
  try {
    await look()
  } finally {
    await setLanguage(page, 'en')
  }
}

/** Only inspected machines have ratings. */
async function openRatedLot(page: Page, list: string) {
  for (const path of await lotPaths(page, list)) {
    await page.goto(`${base()}${path}`)
    await expect(page.getByLabel('Характеристики')).toBeVisible()
    if (await page.getByLabel('Оценки').isVisible()) return
  }
  throw new Error(`No lot of ${list} has ratings`)
}

const inDays = (days: number) => new Date(Date.now() + (days * 24 + 9) * 3_600_000).toISOString().slice(0, 10)

/** A column's cells, without those of rows that name a group. */
async function cellsUnder(page: Page, head: string | RegExp): Promise<Locator> {
  await expect(page.getByRole('columnheader').filter({ hasText: head })).toBeVisible()
  // Headings without room count, too.
  const heads = page.locator('thead tr:last-child th')
  const texts = await heads.allInnerTexts()
  const at = texts.findIndex((text) => (typeof head === 'string' ? text.trim() === head : head.test(text)))
  const cells = page.locator(`tbody tr td:nth-child(${at + 1})`)
  await expect(cells.first()).toBeVisible()
  return cells
}

import { expect, type Page } from '@playwright/test'
import { openLive } from './live.ts'
import { base, signedIn } from './people.ts'
import { test } from './test.ts'

test('toasts are as wide as the screen allows, and centered on a phone', async ({ browser }) => {
  const [client, manager] = [await signedIn(browser, 'client'), await signedIn(browser, 'manager')]
  await openLive(client, '/favorites')
  const [bid] = await bidsOf(client)
  await ask(manager, 'POST', 'bid/save-chat', { bidId: bid?.bidId, comment: `How wide? ${Date.now()}` })
  const toasts = client.getByRole('region', { name: 'New notifications' })
  const toast = toasts.getByRole('status')
  // Their timers stop under the pointer.
  await toast.hover()
  const place = async (width: number, height = 844) => {
    await client.setViewportSize({ width, height })
    const box = await toasts.boundingBox()
    return box && { width: box.width, left: box.x, right: width - box.x - box.width }
  }
  expect(await place(1440, 900)).toEqual({ width: 400, left: 1024, right: 16 })
  expect(await place(700)).toEqual({ width: 328, left: 356, right: 16 })
  expect(await place(390)).toEqual({ width: 328, left: 31, right: 31 })
  await expect(toast).toBeVisible()
})

test('more than two wins scroll, and narrow screens show the car up to its first comma', async ({
  browser,
}) => {
  const [dealer, manager] = [await signedIn(browser, 'dealer'), await signedIn(browser, 'manager')]
  const live = await liveBidsOf(dealer)
  await openLive(dealer, '/favorites')
  const dialog = dealer.getByRole('dialog', { name: /You won/ })
  const list = dialog.getByRole('list')
  const scrolls = () => list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)

  const won = await win(manager, live, 2)
  try {
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    expect(await scrolls()).toBe(false)
    won.push(...(await win(manager, live.slice(live.indexOf(won[1] as Bid) + 1), 1)))
    await expect(dialog.getByRole('listitem')).toHaveCount(3)
    expect(await scrolls()).toBe(true)

    // Its year comes after the first comma; a number such as 2025 may belong to a lot, too.
    const year = /, (19|20)\d\d\b/
    const car = dialog.getByRole('listitem').first()
    await expect(car).toContainText(year, { useInnerText: true })
    await dealer.setViewportSize({ width: 390, height: 844 })
    await expect(car).not.toContainText(year, { useInnerText: true })

    await dialog.getByRole('button', { name: 'More details' }).click()
    await expect(dealer).toHaveURL(/\/dealer-bids/)
  } finally {
    await undo(manager, won)
  }
})

test('a win that arrives while a page is loading is shown once it is ready', async ({ browser }) => {
  const [dealer, manager] = [await signedIn(browser, 'dealer'), await signedIn(browser, 'manager')]
  const live = await liveBidsOf(dealer)
  let won: Bid[] = []
  await dealer.route(
    '**/v1/user/view-profile',
    async (route) => {
      const asBefore = await route.fetch()
      won = await win(manager, live, 1)
      await route.fulfill({ response: asBefore })
    },
    { times: 1 },
  )
  try {
    await dealer.goto(`${base()}/favorites`)
    await expect(dealer.getByRole('dialog', { name: 'You won 1 auction' })).toBeVisible()
    await dealer.getByRole('button', { name: 'More details' }).click()
  } finally {
    await undo(manager, won)
  }
})

type Bid = { bidId: number; bidStatus: number }

/** Sets so many of the bids to won, except those whose lot or group has already been won. */
async function win(manager: Page, bids: Bid[], count: number): Promise<Bid[]> {
  const won: Bid[] = []
  for (const bid of bids) {
    if (won.length === count) break
    if (await setStatus(manager, bid.bidId, 6)) won.push(bid)
  }
  expect(won).toHaveLength(count)
  return won
}

/** Leaves the demo company as it was, so that a retry begins where this try did. */
async function undo(manager: Page, won: Bid[]) {
  for (const bid of won.toReversed()) await setStatus(manager, bid.bidId, bid.bidStatus)
}

async function setStatus(manager: Page, bidId: number, status: number): Promise<boolean> {
  const answer = await send(manager, 'PUT', 'bid/update-bid-status', { bidId, status, beforeSale: true })
  return answer.ok()
}

async function ask(page: Page, method: 'POST' | 'PUT', path: string, data: object) {
  const answer = await send(page, method, path, data)
  expect(answer.ok(), await answer.text()).toBe(true)
}

function send(page: Page, method: 'POST' | 'PUT', path: string, data: object) {
  return page.request.fetch(`${base()}/v1/${path}`, { method, data, headers: { origin: base() } })
}

const liveBidsOf = async (page: Page) =>
  (await bidsOf(page)).filter(({ bidStatus }) => bidStatus === 1 || bidStatus === 2)

async function bidsOf(page: Page) {
  const answer = await page.request.get(`${base()}/v1/bid/my-bid`)
  return ((await answer.json()).result as { cars: Bid[] }).cars
}

import { expect, type Page } from '@playwright/test'
import { openLive } from './live.ts'
import { base, signedIn } from './people.ts'
import { test } from './test.ts'

test('toasts are as wide as the screen lets them, and in the middle of a phone', async ({ browser }) => {
  const [client, manager] = [await signedIn(browser, 'client'), await signedIn(browser, 'manager')]
  await openLive(client, '/favorites')
  const [bid] = await bidsOf(client)
  await ask(manager, 'POST', 'bid/save-chat', { bidId: bid?.bidId, comment: `How wide? ${Date.now()}` })
  const toasts = client.getByRole('region', { name: 'New notifications' })
  const toast = toasts.getByRole('status')
  // Their time stands still under the pointer.
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

test('more than two wins scroll; narrow screens tell the car up to its first comma', async ({ browser }) => {
  const [dealer, manager] = [await signedIn(browser, 'dealer'), await signedIn(browser, 'manager')]
  const bids = (await bidsOf(dealer))
    .filter(({ bidStatus }) => bidStatus === 1 || bidStatus === 2)
    .slice(0, 3)
  expect(bids).toHaveLength(3)
  const setStatus = (bidId: number, status: number) =>
    ask(manager, 'PUT', 'bid/update-bid-status', { bidId, status })
  await openLive(dealer, '/favorites')
  const won = dealer.getByRole('dialog', { name: /You won/ })
  const list = won.getByRole('list')
  const scrolls = () => list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)

  for (const { bidId } of bids.slice(0, 2)) await setStatus(bidId, 6)
  await expect(won.getByRole('listitem')).toHaveCount(2)
  expect(await scrolls()).toBe(false)
  await setStatus(bids[2]?.bidId ?? 0, 6)
  await expect(won.getByRole('listitem')).toHaveCount(3)
  expect(await scrolls()).toBe(true)

  // Its year stands after the first comma.
  const car = won.getByRole('listitem').first()
  await expect(car).toContainText(/(19|20)\d\d/, { useInnerText: true })
  await dealer.setViewportSize({ width: 390, height: 844 })
  await expect(car).not.toContainText(/(19|20)\d\d/, { useInnerText: true })

  await won.getByRole('button', { name: 'More details' }).click()
  await expect(dealer).toHaveURL(/\/dealer-bids/)
  for (const { bidId, bidStatus } of bids) await setStatus(bidId, bidStatus)
})

test('what is won while a page opens is told once it is there', async ({ browser }) => {
  const [dealer, manager] = [await signedIn(browser, 'dealer'), await signedIn(browser, 'manager')]
  const bid = (await bidsOf(dealer)).find(({ bidStatus }) => bidStatus === 1 || bidStatus === 2)
  const setStatus = (status: number) =>
    ask(manager, 'PUT', 'bid/update-bid-status', { bidId: bid?.bidId, status })
  await dealer.route(
    '**/v1/user/view-profile',
    async (route) => {
      const asBefore = await route.fetch()
      await setStatus(6)
      await route.fulfill({ response: asBefore })
    },
    { times: 1 },
  )
  await dealer.goto(`${base()}/favorites`)
  await expect(dealer.getByRole('dialog', { name: 'You won 1 auction' })).toBeVisible()
  await dealer.getByRole('button', { name: 'More details' }).click()
  await setStatus(bid?.bidStatus ?? 1)
})

async function ask(page: Page, method: 'POST' | 'PUT', path: string, data: object) {
  const answer = await page.request.fetch(`${base()}/v1/${path}`, {
    method,
    data,
    headers: { origin: base() },
  })
  expect(answer.ok()).toBe(true)
}

async function bidsOf(page: Page) {
  const answer = await page.request.get(`${base()}/v1/bid/my-bid`)
  const { cars } = (await answer.json()).result as { cars: { bidId: number; bidStatus: number }[] }
  return cars
}

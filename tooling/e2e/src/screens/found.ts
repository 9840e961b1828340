import type { Page } from '@playwright/test'
import { base } from '../people.ts'

/** A lot on the last day offered, so that its bidding is open. */
export async function lotPath(page: Page): Promise<string> {
  const answer = await page.request.get(`${base()}/v1/car-auction/listing?sort=auctionDate&order=DESC`)
  const { result } = (await answer.json()) as { result: { carsList: { id: string }[] } }
  return `/car-auctions/${result.carsList[0]?.id}`
}

/** A bid in the viewer's list, and whose it is. */
export async function aBid(page: Page, list: 'my-bid' | 'dealer' | 'index') {
  const answer = await page.request.get(`${base()}/v1/bid/${list}`)
  const { result } = (await answer.json()) as {
    result: { cars: { bidId: number; user: { clientId: string } | null }[] }
  }
  const [bid] = result.cars
  if (!bid) throw new Error(`The demo company has no bids in ${list}`)
  return { bidId: bid.bidId, clientId: bid.user?.clientId }
}

/** Four lots of the listing, in the form a comparison's address uses. */
export async function comparedLots(page: Page): Promise<string> {
  const answer = await page.request.get(`${base()}/v1/car-auction/listing?pageSize=4`)
  const { carsList } = (await answer.json()).result as { carsList: { id: string }[] }
  return carsList.map(({ id }) => `lot=car-auction-${id}`).join('&')
}

/** The first purchase in the list on screen. */
export async function aPurchase(page: Page): Promise<string> {
  const link = page.locator('a[href*="/purchases/"]').first()
  await link.waitFor()
  return `${base()}${await link.getAttribute('href')}`
}

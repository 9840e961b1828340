import type { Offer } from '@seriba/contracts/marketplace'
import * as z from 'zod'

export type OfferPage = { offers: Offer[]; total: number }
/** Where offers from another marketplace come from, a page at a time. */
export type MarketplaceProvider = (page: number, pageSize: number) => Promise<OfferPage>

const timeoutMs = 10_000
const link = z.url({ protocol: /^https$/ })

const Answer = z.object({
  total: z.int().min(0),
  offers: z
    .array(
      z.object({
        id: z.coerce.string().max(100),
        title: z.string().max(300),
        text: z.string().max(1000).nullish(),
        price: z.int().min(0).nullish(),
        image: link.nullish(),
        url: link,
      }),
    )
    .max(100),
})

/** Calls the company's own adapter, `GET …?page&pageSize`; null if none is connected. */
export function marketplaceProvider(address: string | undefined): MarketplaceProvider | null {
  if (address === undefined) return null
  return async (page, pageSize) => {
    const url = new URL(address)
    url.searchParams.set('page', String(page))
    url.searchParams.set('pageSize', String(pageSize))
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`the marketplace answered with ${response.status}`)
    const { total, offers } = Answer.parse(await response.json())
    return {
      total,
      offers: offers.slice(0, pageSize).map(({ text = null, price = null, image = null, ...offer }) => ({
        ...offer,
        text,
        price,
        image,
      })),
    }
  }
}

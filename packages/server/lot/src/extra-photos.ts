import { formatDate } from '@seriba/domain/format/date'
import type { AppContext } from '@seriba/server-kit/context'
import * as z from 'zod'
import type { SharedLotRow } from './lot.repository.ts'

/** A hall's photos take about half a minute to arrive; after that we give up (GAP29). */
const timeoutMs = 30_000

export const photoAddress = z.url({ protocol: /^https$/ })
const Answer = z.object({ images: z.array(photoAddress).max(100) })

type AskedLot = Pick<SharedLotRow, 'id' | 'auction' | 'lot_no' | 'auction_at'>

/** More photos of a lot from a service with access to the hall's own terminal; none if no service is connected. */
export async function photoProvider(
  { config: { extraPhotosUrl } }: Pick<AppContext, 'config'>,
  lot: AskedLot,
): Promise<string[]> {
  return extraPhotosUrl === undefined ? [] : Answer.parse(await askForLot(extraPhotosUrl, lot)).images
}

/** Asks an adapter about a lot, by what identifies it on both sides. */
export async function askForLot(address: string, lot: AskedLot): Promise<unknown> {
  const url = new URL(address)
  url.searchParams.set('id', String(lot.id))
  url.searchParams.set('auction', lot.auction)
  url.searchParams.set('lotNo', String(lot.lot_no))
  if (lot.auction_at !== null) url.searchParams.set('auctionDate', formatDate(lot.auction_at))
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`${url.host} answered a request for photos with ${response.status}`)
  return response.json()
}

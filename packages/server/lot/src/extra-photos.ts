import { formatDate } from '@seriba/domain/format/date'
import type { AppContext } from '@seriba/server-kit/context'
import * as z from 'zod'
import type { SharedLotRow } from './lot.repository.ts'

/** A hall's photos take about half a minute to come, and are given up after it (GAP29). */
const timeoutMs = 30_000

const Answer = z.object({ images: z.array(z.url({ protocol: /^https$/ })).max(100) })

/** Further photos of a lot from whoever has access to the hall's own terminal; none where nobody is connected. */
export async function photoProvider(
  { config }: Pick<AppContext, 'config'>,
  lot: Pick<SharedLotRow, 'id' | 'auction' | 'lot_no' | 'auction_at'>,
): Promise<string[]> {
  if (config.extraPhotosUrl === undefined) return []
  const url = new URL(config.extraPhotosUrl)
  url.searchParams.set('id', String(lot.id))
  url.searchParams.set('auction', lot.auction)
  url.searchParams.set('lotNo', String(lot.lot_no))
  if (lot.auction_at !== null) url.searchParams.set('auctionDate', formatDate(lot.auction_at))
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`further photos are answered with ${response.status}`)
  return Answer.parse(await response.json()).images
}

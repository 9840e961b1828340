import { mostLotsPerEvent } from '@seriba/domain/notifications/event-types'
import { coalesceRuns } from '@seriba/server-kit/coalesce-runs'
import { bidLotsChanged, lotChanged } from '@seriba/server-kit/events'
import type { LotNews } from './lot-news.ts'

/**
 * Notifies open pages of a hall's changed terms, which are not part of its lots: users viewing its lots reload them, and
 * staff reload the bids on them. Returns the function to call with the name of such a hall.
 */
export function openHallNews({ pool, sockets, untilFound, onError }: LotNews): (hall: string) => void {
  const waiting = new Set<string>()
  const toOpenPages = { seq: 0, by: null, originSocket: null }
  const tell = coalesceRuns(async () => {
    const halls = [...waiting]
    waiting.clear()
    const watched = sockets.watchedLots()
    const desk = sockets.hasStaff()
    if (halls.length === 0 || (watched.length === 0 && !desk)) return
    const { rows } = await pool.query<Told>(lotsOf, [halls, watched, desk])
    await untilFound?.()
    for (const lotId of rows[0]?.lots ?? []) sockets.emit({ ...lotChanged(lotId), ...toOpenPages })
    const withBids = rows[0]?.with_bids ?? []
    for (let at = 0; at < withBids.length; at += mostLotsPerEvent)
      sockets.emit({ ...bidLotsChanged(withBids.slice(at, at + mostLotsPerEvent)), ...toOpenPages })
  })
  return (hall) => {
    waiting.add(hall)
    void tell().catch(onError)
  }
}

type Told = { lots: number[] | null; with_bids: number[] | null }

/** Ended lots no longer depend on terms; staff are notified of lots with bids, whether or not they are viewing them. */
const lotsOf = `
  select
    (select array_agg(id) from lots
      where id = any($2::bigint[]) and auction = any($1::text[]) and auction_at >= now()) as lots,
    case when $3::boolean then (
      select array_agg(distinct l.id) from bids b join lots l on l.id = b.lot_id
      where b.status in (1, 2) and l.auction = any($1::text[]) and l.auction_at >= now()
    ) end as with_bids`

import { mostLotsPerEvent } from '@seriba/domain/notifications/event-types'
import { coalesceRuns } from '@seriba/server-kit/coalesce-runs'
import { bidLotsChanged, lotChanged } from '@seriba/server-kit/events'
import type { DeliveredEvent } from '@seriba/server-kit/relay'
import type pg from 'pg'

export type LotNews = {
  pool: pg.Pool
  sockets: {
    emit(event: DeliveredEvent): void
    /** The lots that somebody has open in this process. */
    watchedLots(): string[]
    /** Whether any staff are connected to this process. */
    hasStaff(): boolean
  }
  /** Resolves once a page that hears about a lot, and requests it, gets its current state. */
  untilFound?: (() => Promise<void>) | undefined
  onError(error: unknown): void
}

/**
 * Notifies open pages of changes to their lots, using the log that is written with the lots: an import does nothing
 * more for it, and only lots that somebody is looking at are looked up. Returns what to call when the log has grown.
 */
export function openLotNews({ pool, sockets, untilFound, onError }: LotNews): () => void {
  let last: number | null = null
  const toOpenPages = { seq: 0, by: null, originSocket: null }
  const tell = coalesceRuns(async () => {
    // Viewers are read after the end of the log, so that those who looked before a lot changed are notified.
    const upTo = (await pool.query<{ upTo: number }>(newest)).rows[0]?.upTo ?? 0
    const from = last ?? upTo
    last ??= upTo
    const watched = sockets.watchedLots()
    const desk = sockets.hasStaff()
    const asked = upTo > from && (watched.length > 0 || desk)
    const { rows } = asked ? await pool.query<Told>(changedOf, [from, upTo, watched, desk]) : { rows: [] }
    last = upTo
    if (rows.length > 0) await untilFound?.()
    for (const lotId of rows[0]?.lots ?? []) sockets.emit({ ...lotChanged(lotId), ...toOpenPages })
    const withBids = rows[0]?.with_bids ?? []
    for (let at = 0; at < withBids.length; at += mostLotsPerEvent)
      sockets.emit({ ...bidLotsChanged(withBids.slice(at, at + mostLotsPerEvent)), ...toOpenPages })
  })
  return () => void tell().catch(onError)
}

type Told = { lots: number[] | null; with_bids: number[] | null }

const newest = 'select coalesce(max(seq), 0) as "upTo" from lot_changes'

/** Staff are notified of lots that somebody has bid on, whether or not they are looking at them. */
const changedOf = `
  with changed as (select lot_id from lot_changes where seq > $1 and seq <= $2)
  select array_agg(distinct lot_id) filter (where lot_id = any($3::bigint[])) as lots,
    case when $4::boolean then (
      select array_agg(distinct lot_id) from changed where lot_id in (select lot_id from bids)
    ) end as with_bids
  from changed`

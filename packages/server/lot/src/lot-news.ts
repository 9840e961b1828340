import { mostLotsTold } from '@seriba/domain/notifications/event-types'
import { coalesceRuns } from '@seriba/server-kit/coalesce-runs'
import { bidLotsChanged, lotChanged } from '@seriba/server-kit/events'
import type { DeliveredEvent } from '@seriba/server-kit/relay'
import type pg from 'pg'

type LotNews = {
  pool: pg.Pool
  sockets: {
    emit(event: DeliveredEvent): void
    /** The lots that somebody has open here. */
    watchedLots(): string[]
    /** Whether anybody of staff is connected here. */
    hasStaff(): boolean
  }
  onError(error: unknown): void
}

/**
 * Tells open pages that their lots have changed, by the log that is written with the lots: an import does nothing
 * more for it, and of what it wrote only lots that somebody looks at are looked up. Answers what to call when the
 * log has grown.
 */
export function openLotNews({ pool, sockets, onError }: LotNews): () => void {
  let last: number | null = null
  const toOpenPages = { seq: 0, by: null, originSocket: null }
  const tell = coalesceRuns(async () => {
    const watched = last === null ? [] : sockets.watchedLots()
    const desk = last !== null && sockets.hasStaff()
    const asked = watched.length > 0 || desk
    const { rows } = await pool.query<Told>(asked ? changedOf : newest, asked ? [last, watched, desk] : [])
    const [told] = rows
    last = told?.last ?? last ?? 0
    for (const lotId of told?.lots ?? []) sockets.emit({ ...lotChanged(lotId), ...toOpenPages })
    const withBids = told?.with_bids ?? []
    for (let at = 0; at < withBids.length; at += mostLotsTold)
      sockets.emit({ ...bidLotsChanged(withBids.slice(at, at + mostLotsTold)), ...toOpenPages })
  })
  return () => void tell().catch(onError)
}

type Told = { last: number; lots?: number[] | null; with_bids?: number[] | null }

const newest = 'select coalesce(max(seq), 0) as last from lot_changes'

/** Staff is told of lots that somebody has bid on, whether or not they look at them. */
const changedOf = `
  with changed as (select seq, lot_id from lot_changes where seq > $1)
  select coalesce(max(seq), $1) as last,
    array_agg(distinct lot_id) filter (where lot_id = any($2::bigint[])) as lots,
    case when $3::boolean then (
      select array_agg(distinct lot_id) from changed where lot_id in (select lot_id from bids)
    ) end as with_bids
  from changed`

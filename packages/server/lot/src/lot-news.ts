import { coalesceRuns } from '@seriba/server-kit/coalesce-runs'
import { lotChanged } from '@seriba/server-kit/events'
import type { DeliveredEvent } from '@seriba/server-kit/relay'
import type pg from 'pg'

type LotNews = {
  pool: pg.Pool
  sockets: {
    emit(event: DeliveredEvent): void
    /** The lots that somebody has open here. */
    watchedLots(): string[]
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
  const tell = coalesceRuns(async () => {
    const watched = last === null ? [] : sockets.watchedLots()
    const { rows } = await pool.query<{ last: number; lots: number[] | null }>(
      watched.length === 0 ? newest : changedOf,
      watched.length === 0 ? [] : [last, watched],
    )
    last = rows[0]?.last ?? last ?? 0
    for (const lotId of rows[0]?.lots ?? [])
      sockets.emit({ ...lotChanged(lotId), seq: 0, by: null, originSocket: null })
  })
  return () => void tell().catch(onError)
}

const newest = 'select coalesce(max(seq), 0) as last from lot_changes'

const changedOf = `
  select coalesce(max(seq), $1) as last, array_agg(distinct lot_id) filter (where lot_id = any($2::bigint[])) as lots
  from lot_changes where seq > $1`

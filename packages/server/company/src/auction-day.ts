import type { AuctionDay } from '@seriba/contracts/site'
import { defaultHallTerms } from '@seriba/domain/bids/hall-terms'
import { addDays, jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** Today's figures at the halls. */
export async function auctionDay(db: Db, now = new Date()): Promise<AuctionDay> {
  const day = jstDay(now)
  const { rows } = await sql<AuctionDay>`
    select coalesce(sum(lots), 0) as lots, count(*) as halls, max(last) as "lastHammer",
      min(next_at - make_interval(secs => coalesce(h.deadline_hours, ${defaultHallTerms.deadlineHours}) * 3600)) as "nextDeadline"
    from (
      select l.auction, count(*) as lots, max(l.auction_at) as last,
        min(l.auction_at) filter (
          where l.auction_at - make_interval(secs => coalesce(t.deadline_hours, ${defaultHallTerms.deadlineHours}) * 3600)
            > ${now}
        ) as next_at
      from lots l left join halls t on t.name = l.auction
      where l.kind in ('car', 'bike', 'machinery')
        and l.auction_at >= ${startOfJstDay(day)} and l.auction_at < ${startOfJstDay(addDays(day, 1))}
      group by l.auction
    ) running
    left join halls h on h.name = running.auction`.execute(db)
  const [row] = rows
  return row
    ? { ...row, lots: Number(row.lots) }
    : { halls: 0, lots: 0, nextDeadline: null, lastHammer: null }
}

const keptForMs = 60_000

/** Counted once a minute, however many ask, since it requires no login. */
export function cachedDay(db: Db): () => Promise<AuctionDay> {
  let kept: { until: number; day: Promise<AuctionDay> } | undefined
  return () => {
    if (!kept || kept.until < Date.now()) {
      const day = auctionDay(db)
      kept = { until: Date.now() + keptForMs, day }
      day.catch(() => {
        kept = undefined
      })
    }
    return kept.day
  }
}

import { comparable } from '@seriba/domain/lots/average-price'
import type { PageType } from '@seriba/domain/lots/page-types'
import { addDays, jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import type { AveragePrices } from './lot-search.ts'

/** Elsewhere it is not shown (GAP39). */
export const showsAveragePrice = (pageType: PageType) => pageType === 'car-auction' || pageType === 'stats'

/** Whole Japanese days, so that a day's prices stay the same. */
export const similarLotsSince = (now: Date) => startOfJstDay(addDays(jstDay(now), -comparable.days))

/** As returned by `LotSearch`. */
export async function averagePrices(
  db: Db | Tx,
  ids: readonly number[],
  now = new Date(),
): Promise<AveragePrices> {
  const since = similarLotsSince(now)
  const { rows } = await sql<{ id: number; price: number | null }>`
    select l.id, c.price
    from lots l
    left join lateral (
      select case when count(*) >= ${comparable.least}
        then round(percentile_cont(0.5) within group (order by s.sold_price))::bigint end as price
      from lots s
      where s.kind = 'car' and s.status in (4533, 4534) and s.sold_price > 0
        and s.maker = l.maker and s.model = l.model and upper(s.chassis_code) = upper(l.chassis_code)
        and s.year between l.year - ${comparable.years} and l.year + ${comparable.years}
        and s.condition_rank between l.condition_rank - ${comparable.condition}
          and l.condition_rank + ${comparable.condition}
        and s.auction_at >= ${since}
    ) c on true
    where l.id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, price }) => [id, price]))
}

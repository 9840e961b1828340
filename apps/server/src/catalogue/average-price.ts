import { comparable } from '@seriba/domain/lots/average-price'
import type { PageType } from '@seriba/domain/lots/page-types'
import { dayMs } from '@seriba/domain/time/jst'
import { sql } from 'kysely'
import type { Db } from '../lib/db.ts'

/** Elsewhere nobody looks at it (GAP39). */
export const showsAveragePrice = (pageType: PageType) => pageType === 'car-auction' || pageType === 'stats'

/** Median sold price of comparable cars, in yen, by lot; null where too few were sold (GAP38). */
export async function averagePrices(
  db: Db,
  ids: readonly number[],
  now = new Date(),
): Promise<Map<number, number | null>> {
  const since = new Date(now.getTime() - comparable.days * dayMs)
  const { rows } = await sql<{ id: number; price: number | null }>`
    select l.id, c.price
    from lots l
    left join lateral (
      select case when count(*) >= ${comparable.least}
        then round(percentile_cont(0.5) within group (order by s.sold_price))::bigint end as price
      from lots s
      where s.kind = 'car' and s.status in (4533, 4534) and s.sold_price > 0
        and s.maker = l.maker and s.model = l.model and s.chassis_code = l.chassis_code
        and s.year between l.year - ${comparable.years} and l.year + ${comparable.years}
        and s.condition_rank between l.condition_rank - ${comparable.condition}
          and l.condition_rank + ${comparable.condition}
        and s.auction_at > ${since}
    ) c on true
    where l.id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, price }) => [id, price]))
}

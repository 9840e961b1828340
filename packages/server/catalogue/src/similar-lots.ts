import { isSimilarTrim, type Likeness, likeness } from '@seriba/domain/lots/evidence/likeness'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { addDays, jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import type { ChassisSought, SimilarLots } from './lot-search.ts'

/** Whole Japanese days, so that a day's evidence stays the same. */
export const similarSalesSince = (now: Date) => startOfJstDay(addDays(jstDay(now), -likeness.days))

export const soldStatuses = [lotStatus.sold, lotStatus.soldNego]
/** Lots that were offered and that nobody bought. */
export const unsoldStatuses = [lotStatus.notSold, lotStatus.unsold]

export const sameChassisAtMost = 50

/** As returned by `LotSearch`. */
export async function sqlSimilarLots(db: Db, like: Likeness, now: Date): Promise<SimilarLots> {
  const { kind, maker, model, chassisCode, years, ranks, mileage, trim } = like
  const { rows } = await sql<{ id: number; at: string; price: number; sold: boolean; grade: string }>`
    select id, auction_at as at, sold_price as price, status = any(${soldStatuses}::integer[]) as sold, grade
    from lots
    where kind = ${kind} and maker = ${maker} and model = ${model} and upper(chassis_code) = ${chassisCode}
      and status = any(${[...soldStatuses, ...unsoldStatuses]}::integer[])
      and auction_at >= ${similarSalesSince(now)} and auction_at <= ${now}
      ${years ? sql`and year between ${years[0]} and ${years[1]}` : sql``}
      ${ranks ? sql`and condition_rank between ${ranks[0]}::real and ${ranks[1]}::real` : sql``}
      ${mileage ? sql`and mileage between ${mileage[0]} and ${mileage[1]}` : sql``}
    order by id`.execute(db)
  return {
    sales: rows
      .filter(({ sold, price }) => sold && price > 0)
      .map(({ id, at, price, grade }) => ({
        id,
        at: Date.parse(at),
        price,
        ofTrim: isSimilarTrim(trim, grade),
      })),
    unsold: rows
      .filter(({ sold }) => !sold)
      .map(({ id, grade }) => ({ id, ofTrim: isSimilarTrim(trim, grade) })),
  }
}

/** As returned by `LotSearch`. */
export async function sqlSameChassis(
  db: Db,
  { kind, maker, model, chassis }: ChassisSought,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from lots
    where kind = ${kind} and maker = ${maker} and model = ${model}
      and upper(chassis_code) = split_part(upper(${chassis}), '-', 1) and upper(chassis) = upper(${chassis})
    order by auction_at desc nulls last, id desc limit ${sameChassisAtMost}`.execute(db)
  return rows.map(({ id }) => id)
}

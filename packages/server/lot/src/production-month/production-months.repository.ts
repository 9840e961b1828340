import type { ProductionInfo } from '@seriba/contracts/production-month'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'

type Vehicle = { maker: string; chassis: string }

/** The earlier answer; undefined if there is none, or if it was "unknown" more than a day ago. */
export async function findProductionMonth(
  db: Db,
  { maker, chassis }: Vehicle,
): Promise<ProductionInfo | null | undefined> {
  const { rows } = await sql<{ car_info: ProductionInfo | null }>`
    select car_info from production_months
    where maker = ${maker} and chassis = ${chassis}
      and (car_info is not null or asked_at > now() - interval '1 day')`.execute(db)
  return rows[0]?.car_info
}

/** How many answers were fetched for somebody within a day. */
export async function countLookUps(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from production_months
    where asked_by = ${userId} and asked_at > now() - interval '1 day'`.execute(db)
  return rows[0]?.count ?? 0
}

export const storeProductionMonth = (
  db: Db,
  { maker, chassis }: Vehicle,
  userId: number,
  carInfo: ProductionInfo | null,
) =>
  sql`
    insert into production_months (maker, chassis, car_info, asked_by)
    values (${maker}, ${chassis}, ${carInfo && JSON.stringify(carInfo)}::jsonb, ${userId})
    on conflict (maker, chassis) do update
      set car_info = excluded.car_info, asked_by = excluded.asked_by, asked_at = excluded.asked_at`.execute(
    db,
  )

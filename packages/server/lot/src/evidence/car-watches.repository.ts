import type { Actor } from '@seriba/domain/access/actor'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import type { LotOfEvidence } from './evidence.repository.ts'

/** Stock counts as cars, as in auctions. */
const kindOf = ({ kind }: Pick<LotOfEvidence, 'kind'>) => (kind === 'bike' ? 'bike' : 'car')

type Car = Pick<LotOfEvidence, 'id' | 'kind' | 'chassis'>

export async function isWatched(db: Db, { userId }: Pick<Actor, 'userId'>, car: Car): Promise<boolean> {
  const { rows } = await sql`
    select from car_watches
    where user_id = ${userId} and kind = ${kindOf(car)} and chassis = ${car.chassis.toUpperCase()}`.execute(
    db,
  )
  return rows.length > 0
}

export async function insertCarWatch(tx: Tx, userId: number, car: Car): Promise<void> {
  await sql`
    insert into car_watches (user_id, kind, chassis, lot_id)
    values (${userId}, ${kindOf(car)}, ${car.chassis.toUpperCase()}, ${car.id})
    on conflict do nothing`.execute(tx)
}

export async function deleteCarWatch(tx: Tx, userId: number, car: Car): Promise<void> {
  await sql`
    delete from car_watches
    where user_id = ${userId} and kind = ${kindOf(car)} and chassis = ${car.chassis.toUpperCase()}`.execute(
    tx,
  )
}

export async function watchedBy(tx: Tx, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from car_watches where user_id = ${userId}`.execute(tx)
  return rows[0]?.count ?? 0
}

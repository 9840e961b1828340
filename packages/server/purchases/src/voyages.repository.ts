import type { Voyage } from '@seriba/contracts/voyages'
import type { Db, Tx } from '@seriba/server-kit/db'
import { takesPlace } from '@seriba/server-money/book-voyage'
import { type RawBuilder, sql } from 'kysely'

const voyages = (where: RawBuilder<unknown>) => sql<Voyage>`
  select v.id, v.line, v.ship, v.number, v.from_port as "fromPort", v.to_port as "toPort", v.cut_off as "cutOff",
    v.etd, v.eta, v.capacity, v.version, coalesce(p.cars, 0) as cars, coalesce(p.clients, 0) as clients
  from voyages v
  left join lateral (
    select count(*) as cars, count(distinct client_id) as clients from purchases
    where voyage_id = v.id and ${takesPlace}
  ) p on true
  where ${where}
  order by v.etd, v.ship, v.number`

/** Those that have not arrived by a Japanese day, by day of departure; or those that have, the latest first. */
export async function voyagesBy(db: Db, today: string, past: boolean): Promise<Voyage[]> {
  const { rows } = await voyages(past ? sql`v.eta <= ${today}` : sql`v.eta > ${today}`).execute(db)
  return past ? rows.reverse() : rows
}

export async function findVoyage(db: Db | Tx, id: number): Promise<Voyage | undefined> {
  const { rows } = await voyages(sql`v.id = ${id}::bigint`).execute(db)
  return rows[0]
}

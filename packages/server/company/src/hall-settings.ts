import { lotKinds } from '@seriba/domain/lots/page-types'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { hallsWithoutLots, knownHallName, storeHallNames } from './hall-names.ts'
import type { Hall } from './hall-schema.ts'

export type HallSettings = Omit<Hall, 'name'>

const columns = {
  deadlineHours: 'deadline_hours',
  cancelDeadlineHours: 'cancel_deadline_hours',
  overbidAllowance: 'overbid_allowance',
  deliveryFee: 'delivery_fee',
  auctionFee: 'auction_fee',
} as const satisfies Record<keyof HallSettings, string>

const rowOf = (settings: object) =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [columns[name as keyof HallSettings], value]),
  )

/**
 * Updates the halls named in the company's file from it; settings made with `seriba halls` take precedence over the
 * file. Returns which of them have no lots.
 */
export function syncHalls(db: Db, halls: readonly Hall[]): Promise<string[]> {
  return withTransaction({ db }, async (tx: Tx) => {
    // Processes that start together take turns.
    await sql`lock table halls in share row exclusive mode`.execute(tx)
    await tx.deleteFrom('halls').where('from_file', '=', true).execute()
    const names = await storeHallNames(
      tx,
      halls.map(({ name }) => name),
    )
    for (const { name, ...settings } of halls) {
      await tx
        .insertInto('halls')
        .values({ name: names.get(name) ?? name, ...emptyHall, ...rowOf(settings), from_file: true })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    return hallsWithoutLots(tx, [...new Set(names.values())])
  })
}

/** Sets the given values for a hall, at once; null means the company's default, or open for a fee. */
export async function setHall(
  db: Db | Tx,
  asked: string,
  settings: { [Field in keyof HallSettings]?: HallSettings[Field] | undefined },
): Promise<{ name: string; hasLots: boolean }> {
  const name = (await storeHallNames(db, [asked])).get(asked) ?? asked
  const row = { ...rowOf(settings), from_file: false }
  await db
    .insertInto('halls')
    .values({ name, ...emptyHall, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
  await notifyOfHall(db, name)
  return { name, hasLots: (await hallsWithoutLots(db, [name])).length === 0 }
}

/** Forgets a hall's settings; the file applies again from the next start. */
export async function resetHall(db: Db, asked: string): Promise<boolean> {
  const name = await knownHallName(db, asked)
  const { numDeletedRows } = await db.deleteFrom('halls').where('name', '=', name).executeTakeFirst()
  await notifyOfHall(db, name)
  return numDeletedRows > 0n
}

/** Has every process notify the pages that show the hall's lots. */
const notifyOfHall = (db: Db | Tx, name: string) => sql`select pg_notify('halls', ${name})`.execute(db)

export type ListedHall = HallSettings & { name: string; fromFile: boolean | null }

/**
 * Every hall with lots or settings; `fromFile` is null if it has no settings of its own. There are millions of lots,
 * so the index is traversed from hall to hall, by kind.
 */
export async function listHalls(db: Db): Promise<ListedHall[]> {
  const { rows } = await sql<ListedHall>`
    with recursive sold_at as (
      select kind, (select l.auction from lots l where l.kind = k.kind order by l.auction limit 1) as auction
      from unnest(${[...lotKinds]}::text[]) as k (kind)
      union all
      select s.kind, (
        select l.auction from lots l where l.kind = s.kind and l.auction > s.auction order by l.auction limit 1
      )
      from sold_at s where s.auction is not null
    )
    select name, h.deadline_hours as "deadlineHours", h.cancel_deadline_hours as "cancelDeadlineHours",
      h.overbid_allowance as "overbidAllowance", h.delivery_fee as "deliveryFee", h.auction_fee as "auctionFee",
      h.from_file as "fromFile"
    from (select name from halls union select auction from sold_at where auction is not null) known
    left join halls h using (name)
    order by name`.execute(db)
  return rows
}

const emptyHall = {
  deadline_hours: null,
  cancel_deadline_hours: null,
  overbid_allowance: null,
  delivery_fee: null,
  auction_fee: null,
}

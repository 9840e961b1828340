import type { ImportStanding } from '@seriba/contracts/imports'
import type { ImportBond } from '@seriba/domain/imports/import-problems'
import type { Db, Tx } from '@seriba/server-kit/db'
import { type RawBuilder, sql } from 'kysely'

type Bonds = Partial<Record<ImportBond, RawBuilder<unknown>>>

/** What may have been added since to a client `u` of an import. */
const bondsOfClient = (importId: number) =>
  ({
    login: sql`u.password_hash is not null or u.last_login is not null`,
    bids: sql`exists (select from bids where client_id = u.id)`,
    payments: sql`exists (
      select from ledger l where l.user_id = u.id and l.purchase_id is null
        and not exists (select from imported_entries e where e.ledger_id in (l.id, l.reverses))
    )`,
    deposits: sql`exists (select from deposits where user_id = u.id)`,
    purchases: sql`exists (
      select from purchases p where p.client_id = u.id and p.taken_back_at is null
        and not exists (
          select from imported_purchases i where i.purchase_id = p.id and i.import_id = ${importId}
        )
    )`,
    orders: sql`exists (select from orders where client_id = u.id)`,
    papers: sql`exists (select from client_papers where client_id = u.id and deleted_at is null)`,
    clients: sql`exists (select from users theirs where theirs.dealer_id = u.id and theirs.deleted_at is null)`,
  }) satisfies Bonds

/** What may have been added since to a purchase `p` of an import. */
const bondsOfPurchase = {
  moved: sql`(select count(*) from purchase_steps where purchase_id = p.id) > 1`,
  costs: sql`p.finances_version > 1 or exists (
    select from ledger l where l.purchase_id = p.id
      and not exists (select from imported_entries e where e.ledger_id = l.id)
  )`,
  payments: sql`exists (
    select from allocations a where a.purchase_id = p.id
      and not exists (select from imported_entries e where e.ledger_id = a.ledger_id)
  )`,
  invoices: sql`exists (select from invoices where purchase_id = p.id)`,
  documents: sql`exists (select from purchase_documents where purchase_id = p.id and deleted_at is null)`,
  consignee: sql`p.consignee_id is not null`,
  voyage: sql`p.voyage_id is not null`,
} satisfies Bonds

/** A list of the bonds that exist. */
const holding = (bonds: Bonds) =>
  sql`array_remove(array[${sql.join(
    Object.entries(bonds).map(([name, holds]) => sql`case when ${holds} then ${sql.lit(name)} end`),
  )}], null)`

/** What depends on what an import created: up to the requested number, and how many in all. */
export async function standingOn(db: Db | Tx, importId: number, most: number) {
  const { rows } = await sql<ImportStanding & { count: number }>`
    with made as (
      select 'client' as entity, u.id, u.full_name as name, ${holding(bondsOfClient(importId))} as bonds
      from imported_clients i join users u on u.id = i.user_id where i.import_id = ${importId}
      union all
      select 'purchase', p.id, p.sku, ${holding(bondsOfPurchase)}
      from imported_purchases i join purchases p on p.id = i.purchase_id where i.import_id = ${importId}
    )
    select *, count(*) over () as count from made where cardinality(bonds) > 0
    order by entity, id limit ${most}`.execute(db)
  return { standing: rows.map(({ count, ...one }) => one), count: rows[0]?.count ?? 0 }
}

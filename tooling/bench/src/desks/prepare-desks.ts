import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { prepareClients } from '../clients/prepare-clients.ts'

/**
 * A company’s purchases, each one charged, and two in three of them paid for, in addition to what `prepareClients`
 * creates.
 */
export async function prepareDesks(db: Db, clients: number): Promise<{ purchases: number; lines: number }> {
  await prepareClients(db, clients)
  await sql`
    update purchases p set lot = jsonb_build_object(
      'id', l.id, 'kind', l.kind, 'auction', l.auction, 'auction_at', l.auction_at, 'lot_no', l.lot_no,
      'maker', l.maker, 'model', l.model, 'year', l.year, 'chassis', l.chassis, 'images', jsonb_build_array()
    )
    from bids b join lots l on l.id = b.lot_id where b.id = p.bid_id`.execute(db)
  await sql`
    insert into ledger (user_id, type, amount, at, purchase_id, description)
    select client_id, 'CarPurchase', -price, now() - (id % 300) * interval '1 day', id, sku
    from purchases where price is not null`.execute(db)
  await sql`
    with paid as (
      insert into ledger (user_id, type, amount, at, method, description)
      select client_id, 'Remittances', price, now() - (id % 280) * interval '1 day', 'bank', 'SWIFT ' || 'PAID' || id
      from purchases where price is not null and id % 3 > 0
      returning id, amount, description
    )
    insert into allocations (ledger_id, purchase_id, amount)
    select paid.id, substring(paid.description from 'PAID(\\d+)')::int, paid.amount from paid`.execute(db)
  await sql`vacuum analyze`.execute(db)
  const { rows } = await sql<{ purchases: number; lines: number }>`
    select (select count(*) from purchases) as purchases, (select count(*) from ledger) as lines`.execute(db)
  return rows[0] ?? { purchases: 0, lines: 0 }
}

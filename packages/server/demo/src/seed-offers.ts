import { boughtOrder, offersOfOrder } from '@seriba/demo/data/kept'
import { demoClient } from '@seriba/demo/story/demo-client'
import { dayMs } from '@seriba/domain/time/jst'
import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import type { Accounts } from './seed-users.ts'

/** What staff have found for the demo client: lots that wait for their answer, and one that they have bought. */
export async function seedOffers(tx: Tx, accounts: Accounts, now: Date) {
  const [client, manager] = [accounts.get(demoClient), accounts.get('manager@demo.example')]
  if (client === undefined || manager === undefined) return
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)

  const { model, count } = offersOfOrder
  await sql`
    insert into order_offers (order_id, lot_id, offered_by, offered_at, mailed_at)
    select o.id, l.id, ${manager}, ${now}, ${now}
    from orders o join lots l on l.kind = o.kind and l.maker = o.maker and l.model = o.model
    where o.client_id = ${client} and o.model = ${model} and l.auction_at > ${ago(-1)}
      and not exists (select from bids b where b.lot_id = l.id and b.client_id = o.client_id)
    order by l.start_price > o.budget, l.auction_at, l.id limit ${count}`.execute(tx)

  const { daysAgo, ...wish } = boughtOrder
  const { rows } = await sql<{ lot_id: number; maker: string; model: string; price: number }>`
    select b.lot_id, l.maker, l.model, b.sold_price as price from bids b join lots l on l.id = b.lot_id
    where b.client_id = ${client} and b.status = 6 and l.kind = ${wish.kind} and b.sold_price is not null
      and l.auction_at < ${ago(1)}
    order by l.auction_at desc, b.id limit 1`.execute(tx)
  const [won] = rows
  if (!won) return
  const { id } = await tx
    .insertInto('orders')
    .values({
      ...wish,
      client_id: client,
      maker: won.maker,
      model: won.model,
      // A round amount that covered the lot.
      budget: Math.ceil((won.price * 1.1) / 100_000) * 100_000,
      created_at: ago(daysAgo),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('order_offers')
    .values({
      order_id: id,
      lot_id: won.lot_id,
      offered_by: manager,
      offered_at: ago(daysAgo),
      mailed_at: now,
    })
    .execute()
}

import type { AppContext } from '@seriba/server-kit/context'
import type { ZipEntry } from '@seriba/server-kit/zip-stream'
import { type RawBuilder, sql } from 'kysely'
import { keptOfClients } from './kept-of-clients.ts'

/** What is read by joining tables, by the name of its file. */
const parts: Record<string, (id: number) => RawBuilder<unknown>> = {
  account: (id) => sql`
    select id, email, full_name, company, mobile, office_phone, messenger_number, port, country_id, city, address,
      language, created_at, last_login, terms_agreed_at, terms_version, credit_limit, daily_bid_limit,
      daily_uss_limit, time_zone, telegram_name
    from users where id = ${id}`,
  bids: (id) => sql`
    select b.id, l.auction, l.auction_at, l.lot_no, l.maker, l.model, l.year, b.amount, b.status, b.sold_price,
      b.comment, b.bid_date
    from bids b join lots l on l.id = b.lot_id where b.client_id = ${id} order by b.id`,
  purchases: (id) => sql`
    select id, sku, lot, price, agent_fee, delivery, other, freight, status, purchased_at
    from purchases where client_id = ${id} and taken_back_at is null order by id`,
  messages: (id) => sql`
    select m.bid_id, m.by_client, m.text, m.at
    from bid_messages m join bids b on b.id = m.bid_id where b.client_id = ${id} order by m.id`,
  negotiations: (id) => sql`
    select n.bid_id, n.ask, n.offer, n.answer_by, n.opened_at, n.outcome, n.ended_at
    from negotiations n join bids b on b.id = n.bid_id where b.client_id = ${id} order by n.id`,
  withdrawals: (id) => sql`
    select w.bid_id, w.reason, w.asked_at, w.outcome, w.answered_at
    from withdrawals w join bids b on b.id = w.bid_id where b.client_id = ${id} order by w.id`,
  'destination-costs': (id) => sql`
    select d.purchase_id, d.line, d.yen, d.entered_at
    from destination_costs d join purchases p on p.id = d.purchase_id
    where p.client_id = ${id} order by d.purchase_id, d.line`,
  'purchase-documents': (id) => sql`
    select d.purchase_id, d.type, d.name, d.by_client, d.at
    from purchase_documents d join purchases p on p.id = d.purchase_id
    where p.client_id = ${id} and (d.visible or d.by_client) and d.deleted_at is null order by d.id`,
}

/** What a table by itself stores about a client. */
const copies = Object.entries(keptOfClients).flatMap(([place, { copy }]) => {
  if (!copy) return []
  const [table = '', column = ''] = place.split('.')
  return [{ ...copy, table, column }]
})

type Ctx = Pick<AppContext, 'db' | 'files'>

/** Everything stored about a client: records as JSON, and the documents themselves, which are read one at a time. */
export async function* ownData(ctx: Ctx, id: number): AsyncGenerator<ZipEntry> {
  const fileOf = async (name: string, query: RawBuilder<unknown>) => {
    const { rows } = await query.execute(ctx.db)
    return { name: `${name}.json`, input: Buffer.from(JSON.stringify(rows, null, 2)) }
  }
  for (const [name, query] of Object.entries(parts)) yield await fileOf(name, query(id))
  for (const { name, columns, table, column } of copies)
    yield await fileOf(
      name,
      sql`select ${sql.raw(columns)} from ${sql.table(table)} where ${sql.ref(column)} = ${id} order by 1`,
    )
  yield* papersOf(ctx, id)
  yield* purchaseDocumentsOf(ctx, id)
}

/** The numbers keep documents with the same name apart. */
async function* papersOf({ db, files }: Ctx, clientId: number): AsyncGenerator<ZipEntry> {
  const papers = db
    .selectFrom('client_papers')
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
  for (const { id, name } of await papers.select(['id', 'name']).orderBy('id').execute()) {
    const kept = await papers.select(['bytes as body', 'object_key']).where('id', '=', id).executeTakeFirst()
    if (kept) yield { name: `documents/${id} ${name}`, input: await files.read(kept) }
  }
}

/** Those that they have sent, and those that they can see. */
async function* purchaseDocumentsOf({ db, files }: Ctx, clientId: number): AsyncGenerator<ZipEntry> {
  const documents = db
    .selectFrom('purchase_documents as d')
    .innerJoin('purchases as p', 'p.id', 'd.purchase_id')
    .where('p.client_id', '=', clientId)
    .where('d.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('d.visible', '=', true), eb('d.by_client', '=', true)]))
  for (const { id, name, sku } of await documents
    .select(['d.id', 'd.name', 'p.sku'])
    .orderBy('d.id')
    .execute()) {
    const kept = await documents.select(['d.body', 'd.object_key']).where('d.id', '=', id).executeTakeFirst()
    if (kept) yield { name: `documents/${sku}/${id} ${name}`, input: await files.read(kept) }
  }
}

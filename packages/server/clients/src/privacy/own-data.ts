import type { AppContext } from '@seriba/server-kit/context'
import { type Zippable, zipSync } from 'fflate'
import { type RawBuilder, sql } from 'kysely'
import { keptOfClients } from './kept-of-clients.ts'

/** What is read together with something else, by the file that it goes into. */
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

/** What a table keeps of a client by itself. */
const copies = Object.entries(keptOfClients).flatMap(([place, { copy }]) => {
  if (!copy) return []
  const [table = '', column = ''] = place.split('.')
  return [{ ...copy, table, column }]
})

/** All that is kept of a client, as the bytes of a ZIP. */
export async function ownDataZip(
  { db, files: kept }: Pick<AppContext, 'db' | 'files'>,
  id: number,
): Promise<Uint8Array> {
  const files: Zippable = {}
  const add = async (name: string, query: RawBuilder<unknown>) => {
    const { rows } = await query.execute(db)
    files[`${name}.json`] = Buffer.from(JSON.stringify(rows, null, 2))
  }
  for (const [name, query] of Object.entries(parts)) await add(name, query(id))
  for (const { name, columns, table, column } of copies)
    await add(
      name,
      sql`select ${sql.raw(columns)} from ${sql.table(table)} where ${sql.ref(column)} = ${id} order by 1`,
    )
  const papers = await db
    .selectFrom('client_papers')
    .select(['id', 'name', 'bytes as body', 'object_key'])
    .where('client_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
  // Numbers keep papers of one name apart.
  for (const paper of papers) files[`documents/${paper.id} ${paper.name}`] = await kept.read(paper)
  return zipSync(files)
}

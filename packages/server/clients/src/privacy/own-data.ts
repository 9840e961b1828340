import type { AppContext } from '@seriba/server-kit/context'
import { type Zippable, zipSync } from 'fflate'
import { type RawBuilder, sql } from 'kysely'

/** What is kept of a client, by the file that it goes into. Hashes and secrets are nobody's to carry around. */
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
  payments: (id) => sql`select * from ledger where user_id = ${id} order by id`,
  orders: (id) => sql`select * from orders where client_id = ${id} order by id`,
  searches: (id) => sql`select * from saved_searches where user_id = ${id} order by id`,
  sessions: (id) => sql`
    select ip, user_agent, created_at, last_seen_at from sessions where user_id = ${id} order by created_at`,
}

/** All that is kept of a client, as the bytes of a ZIP. */
export async function ownDataZip(
  { db, files: kept }: Pick<AppContext, 'db' | 'files'>,
  id: number,
): Promise<Uint8Array> {
  const files: Zippable = {}
  for (const [name, query] of Object.entries(parts)) {
    const { rows } = await query(id).execute(db)
    files[`${name}.json`] = Buffer.from(JSON.stringify(rows, null, 2))
  }
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

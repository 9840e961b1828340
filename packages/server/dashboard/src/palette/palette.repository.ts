import type { Found } from '@seriba/contracts/palette'
import { type Actor, isDealer, isManager } from '@seriba/domain/access/actor'
import { roleIds, userTypes } from '@seriba/domain/access/roles'
import { palette } from '@seriba/domain/palette/palette-text'
import { visibleTo } from '@seriba/server-bids/bid.repository'
import type { Db } from '@seriba/server-kit/db'
import { type RawBuilder, sql } from 'kysely'

const most = palette.found
const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')
const part = (word: string) => `%${escaped(word)}%`
const beginning = (word: string) => `${escaped(word)}%`

/** Every word has to be found somewhere. */
const all = (words: readonly string[], one: (word: string) => RawBuilder<boolean>) =>
  sql<boolean>`(${sql.join(words.map(one), sql` and `)})`

/** Searches a client `c`, for those who know clients. */
const ofClient = (actor: Actor, word: string) =>
  isManager(actor) || isDealer(actor)
    ? sql<boolean>`(c.id <> ${actor.userId} and (concat_ws(' ', c.full_name, c.company) ilike ${part(word)}
        or c.id::text = ${word}))`
    : sql<boolean>`false`

/** Bids of the last three months and live ones: upcoming ones come first, the soonest ahead. */
export async function bidsWith(db: Db, actor: Actor, words: readonly string[]): Promise<Found['bids']> {
  const { rows } = await sql<Found['bids'][number]>`
    select b.id as "bidId", l.lot_no as "lotNo", concat_ws(' ', l.maker, l.model) as name,
      case when c.id = ${actor.userId} then null else c.full_name end as client,
      b.amount, b.status as "bidStatus", l.auction_at as "auctionDate"
    from bids b join lots l on l.id = b.lot_id join users c on c.id = b.client_id
    where ${visibleTo(actor)} and (b.status in (1, 2) or b.bid_date > now() - interval '90 days')
      and ${all(
        words,
        (word) => sql<boolean>`(l.lot_no::text like ${beginning(word)} or l.chassis ilike ${beginning(word)}
          or concat_ws(' ', l.maker, l.model) ilike ${part(word)} or ${ofClient(actor, word)})`,
      )}
    order by coalesce(l.auction_at > now(), true) desc,
      abs(extract(epoch from coalesce(l.auction_at, b.bid_date) - now())), b.id desc
    limit ${most}`.execute(db)
  return rows
}

/** Clients by name, company, email, short code, or number. */
export async function clientsWith(db: Db, actor: Actor, words: readonly string[]): Promise<Found['clients']> {
  const kept = isManager(actor) ? sql`true` : sql`c.dealer_id = ${actor.userId}`
  const { rows } = await sql<Found['clients'][number]>`
    select c.id, c.full_name as name, coalesce(c.company, '') as company
    from users c
    where c.user_type = ${userTypes.client} and c.role_id not in (${roleIds.manager}, ${roleIds.disabled})
      and ${kept}
      and ${all(
        words,
        (word) => sql<boolean>`(concat_ws(' ', c.full_name, c.company, c.email) ilike ${part(word)}
          or c.id::text = ${word} or lower(c.short_code) = lower(${word}))`,
      )}
    order by c.last_login desc nulls last, c.id
    limit ${most}`.execute(db)
  return rows
}

/** Purchases by their number, vehicle, or client, the newest first. */
export async function purchasesWith(
  db: Db,
  actor: Actor,
  words: readonly string[],
): Promise<Found['purchases']> {
  const { rows } = await sql<Found['purchases'][number]>`
    select b.id, b.sku, concat_ws(' ', b.lot->>'maker', b.lot->>'model') as name, c.id as "clientId",
      case when c.id = ${actor.userId} then null else c.full_name end as client
    from purchases b join users c on c.id = b.client_id
    where b.taken_back_at is null and ${visibleTo(actor)}
      and ${all(
        words,
        (word) => sql<boolean>`(b.sku ilike ${part(word)} or b.lot->>'lotNo' = ${word}
          or concat_ws(' ', b.lot->>'maker', b.lot->>'model', b.lot->>'chassis') ilike ${part(word)}
          or ${ofClient(actor, word)})`,
      )}
    order by b.purchased_at desc, b.id desc
    limit ${most}`.execute(db)
  return rows
}

import { isBuyer } from '@seriba/domain/access/actor'
import { roleIds } from '@seriba/domain/access/roles'
import { liveStatuses } from '@seriba/domain/bids/bid-status'
import type { LotType } from '@seriba/domain/lots/page-types'
import { actorOf } from '@seriba/server-account/session'
import { hashOf } from '@seriba/server-account/tokens'
import { visibleTo } from '@seriba/server-bids/bid.repository'
import { fromBids } from '@seriba/server-bids/bid-list.query'
import { archived } from '@seriba/server-credit/archived'
import type { Db } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { sql } from 'kysely'

export type CalendarReader = Pick<ReturnType<typeof readerOf>, 'actor' | 'language'>

const readerOf = (user: Parameters<typeof actorOf>[0]) => ({
  actor: actorOf(user),
  language: languageOf(user.language),
})

/** Whose calendar an address opens; null if it is no longer known, or its owner has no access here. */
export async function readerOfToken(db: Db, token: string): Promise<CalendarReader | null> {
  const user = await db
    .selectFrom('calendars')
    .innerJoin('users', 'users.id', 'calendars.user_id')
    .select(['users.id', 'user_type', 'role_id', 'language', 'permissions', 'staff_role'])
    .where('calendars.hash', '=', hashOf(token))
    .where('role_id', '<>', roleIds.disabled)
    .executeTakeFirst()
  const reader = user && readerOf(user)
  return reader && isBuyer(reader.actor) ? reader : null
}

export type AuctionRow = {
  id: number
  lot_type: LotType
  lot_no: number
  maker: string
  model: string
  year: number | null
  auction: string
  auction_at: string
  changed_at: string
  status: number
  /** The hall's; null if it has none of its own. */
  deadline_hours: number | null
  cancel_deadline_hours: number | null
}

/** Upcoming lots that somebody has live bids on, including a dealer's clients' bids; each lot once. */
export async function auctionsOf(db: Db, { actor }: CalendarReader, now: Date): Promise<AuctionRow[]> {
  const { rows } = await sql<AuctionRow>`
    select l.id, l.lot_no, l.maker, l.model, l.year, l.auction, l.auction_at, l.status, min(b.lot_type) as lot_type,
      h.deadline_hours, h.cancel_deadline_hours,
      greatest(l.updated_at, max(b.updated_at)) as changed_at
    ${fromBids}
    left join halls h on h.name = l.auction
    where ${visibleTo(actor)} and b.status = any(${[...liveStatuses]}::int[])
      and l.auction_at is not null and not ${archived(now)}
    group by l.id, l.lot_no, l.maker, l.model, l.year, l.auction, l.auction_at, l.status, l.updated_at,
      h.deadline_hours, h.cancel_deadline_hours
    order by l.auction_at, l.id`.execute(db)
  return rows
}

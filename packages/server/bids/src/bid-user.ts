import type { BidUser } from '@seriba/contracts/bid-lists'
import { type Actor, isManager } from '@seriba/domain/access/actor'
import { isClientVisibleTo } from '@seriba/domain/access/client-visibility'
import { roleName } from '@seriba/domain/access/roles'
import { sql } from 'kysely'

/** A bid's client as a query reads them; in yen. */
export type BidUserRow = {
  client_id: number
  dealer_id: number | null
  full_name: string
  company: string | null
  role_id: number
  created_at: string
  last_login: string | null
  credit_limit: number
  balance: number
  country_id: number
  notes: string | null
  dealer: string | null
}

/** Columns of a `BidUserRow` for a query's client `c` and their dealer `d`. */
export const bidUserColumns = sql`
  c.id as client_id, c.full_name, c.company, c.role_id, c.created_at, c.last_login, c.credit_limit, c.country_id, c.notes,
  c.dealer_id, d.full_name as dealer,
  (select coalesce(sum(amount), 0) from ledger where user_id = c.id) as balance`

/** Staff know every client, and a dealer their own; staff's notes about them are not for dealers. */
export function bidUserFor(actor: Actor, row: BidUserRow): BidUser | null {
  if (!isClientVisibleTo(actor, { userId: row.client_id, dealerId: row.dealer_id })) return null
  return {
    name: row.full_name,
    company: row.company,
    clientId: String(row.client_id),
    jasClientId: row.client_id,
    userLevel: roleName(row.role_id) ?? null,
    createdAt: row.created_at,
    lastLogin: row.last_login,
    creditLimit: row.credit_limit,
    balance: row.balance,
    country: row.country_id,
    note: isManager(actor) ? row.notes : null,
    carDealer: row.dealer,
  }
}

import type { Input, Output } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/user'
import { type Actor, isManager } from '@seriba/domain/access/actor'
import { hasControl } from '@seriba/domain/access/flags'
import { roleIds, userTypes } from '@seriba/domain/access/roles'
import { ApiError } from '@seriba/server-kit/api-error'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'

const shortest = 4
/** One more than a list shows, which reveals that there are too many. */
const most = 11

/** Clients by name, company, email or number, for a manager who bids in their name; a dealer finds their own. */
export async function searchClients(
  { db }: { db: Db },
  actor: Actor,
  { user }: Input<typeof contracts.searchClients>,
): Promise<Output<typeof contracts.searchClients>> {
  assertSearches(actor)
  const text = user.trim()
  if (text.length < shortest) throw new ApiError('more_chars', { fields: { user: 'more_chars' } })
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const found = await db
    .selectFrom('users')
    .select(['id', 'full_name', 'company'])
    .where('user_type', '=', userTypes.client)
    .where(clientsVisibleTo(actor))
    .where('role_id', 'not in', [roleIds.manager, roleIds.disabled])
    .where(sql<boolean>`(concat_ws(' ', full_name, company, email) ilike ${like} or id::text = ${text})`)
    .orderBy(sql`id::text = ${text}`, 'desc')
    .orderBy('full_name')
    .orderBy('id')
    .limit(most)
    .execute()
  return found.map(({ id, full_name: name, company }) => ({
    value: id,
    label: [name, company, id].filter(Boolean).join(' · '),
    name,
    company,
  }))
}

/** A manager needs the flag that shows the search; a dealer has their own clients. */
export function assertSearches(actor: Actor) {
  if (isManager(actor) && !hasControl(actor.permission, 'clientSearch'))
    throw new ApiError('permission_missing')
}

/** On `users`: staff know all clients, and a dealer their own. */
export const clientsVisibleTo = (actor: Actor) =>
  isManager(actor) ? sql<boolean>`true` : sql<boolean>`users.dealer_id = ${actor.userId}`

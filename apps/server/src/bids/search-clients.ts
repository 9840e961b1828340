import type { Input, Output } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/user'
import { roleIds, userTypes } from '@seriba/domain/access/roles'
import { sql } from 'kysely'
import type { Db } from '../lib/db.ts'
import { Refusal } from '../lib/refusal.ts'

const shortest = 4
/** One more than a list shows, so that it can be told that there are too many. */
const most = 11

/** Clients by name, company, e-mail or number, for a manager who bids in their name. */
export async function searchClients(
  { db }: { db: Db },
  { user }: Input<typeof contracts.searchClients>,
): Promise<Output<typeof contracts.searchClients>> {
  const text = user.trim()
  if (text.length < shortest) throw new Refusal('more_chars', { fields: { user: 'more_chars' } })
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const found = await db
    .selectFrom('users')
    .select(['id', 'full_name', 'company'])
    .where('user_type', '=', userTypes.client)
    .where('role_id', 'not in', [roleIds.manager, roleIds.disabled])
    .where(sql<boolean>`(concat_ws(' ', full_name, company, email) ilike ${like} or id::text = ${text})`)
    .orderBy(sql`id::text = ${text}`, 'desc')
    .orderBy('full_name')
    .orderBy('id')
    .limit(most)
    .execute()
  return found.map(({ id, full_name, company }) => ({
    value: id,
    label: [full_name, company, id].filter(Boolean).join(' · '),
  }))
}

import type { Input, Output } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/user'
import type { Actor } from '@seriba/domain/access/actor'
import { balanceOf } from '@seriba/server-credit/credit'
import { notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { sql } from 'kysely'
import { isClientKind } from './clients.repository.ts'
import { assertSearches, clientsVisibleTo } from './search-clients.ts'

/** A client's details and how much they can still bid. */
export async function clientInfo(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  actor: Actor,
  { id }: Input<typeof contracts.userInfo>,
): Promise<Output<typeof contracts.userInfo>> {
  assertSearches(actor)
  const user = await db
    .selectFrom('users')
    .select(['id', 'full_name', 'company', 'role_id', 'user_type'])
    .where('id', '=', sql<number>`${id}::bigint`)
    .where(clientsVisibleTo(actor))
    .executeTakeFirst()
  if (!user || !isClientKind(user)) return notFound('client_not_found')
  return {
    detail: { userId: user.id, fullName: user.full_name, company: user.company, roleId: user.role_id },
    balanceInfo: await balanceOf(db, user.id, company.bidStep),
  }
}

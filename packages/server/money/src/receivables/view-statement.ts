import type { Input, Output } from '@seriba/contracts/contract'
import type { viewStatement as contract } from '@seriba/contracts/receivables'
import { type Actor, isManager } from '@seriba/domain/access/actor'
import { jstDay } from '@seriba/domain/time/jst'
import { isClientAccount } from '@seriba/server-account/is-client-account'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { sql } from 'kysely'
import { linkSeconds, statementLink } from './statement-link.ts'

/** A link to a month’s statement: the user’s own, or for staff any client’s. */
export async function viewStatement(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  actor: Actor,
  { userId = actor.userId, month }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  assertMonthStarted(month)
  if (isManager(actor) && !actor.permission.managerBidForClient) throw new ApiError('permission_missing')
  if (!isManager(actor) && userId !== actor.userId) return notFound('client_not_found')
  const account = await db
    .selectFrom('users')
    .select(['id', 'user_type', 'role_id'])
    .where('id', '=', sql<number>`${userId}::bigint`)
    .executeTakeFirst()
  if (!account || !isClientAccount(account)) return notFound('client_not_found')
  const url = statementLink({ userId, month }, config.cookieSecret, new Date(), linkSeconds.asked)
  return { success: true, url }
}

/** There is nothing to report about a month that has not begun. */
export function assertMonthStarted(month: string) {
  if (month > jstDay(new Date()).slice(0, 7))
    throw new ApiError('date_ahead', { fields: { month: 'date_ahead' } })
}

import { lockClient } from '@seriba/server-credit/client-lock'
import { notFound } from '@seriba/server-kit/api-error'
import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { isClientAccount } from './is-client-account.ts'

/** A client's account, locked against changes until the transaction ends; no bid can be placed in the meantime. */
export async function lockAccount(tx: Tx, id: number) {
  await lockClient(tx, id)
  const account = await tx
    .selectFrom('users')
    .select([
      'id',
      'role_id',
      'user_type',
      'dealer_id',
      'manager_id',
      'permissions',
      'language',
      'notes',
      'short_code',
      'full_name',
      'email',
      'email_verified_at',
      'password_hash',
      'mobile',
      'office_phone',
      'messenger_number',
      'company',
      'country_id',
      'city',
      'address',
      'port',
    ])
    .select(['credit_limit', 'daily_bid_limit', 'daily_uss_limit'])
    .where('id', '=', sql<number>`${id}::bigint`)
    .forUpdate()
    .executeTakeFirst()
  return account && isClientAccount(account) ? account : notFound('client_not_found')
}

import { isClientAccount } from '@seriba/server-account/is-client-account'
import { notFound } from '@seriba/server-kit/api-error'
import type { Db } from '@seriba/server-kit/db'
import { readClient } from './client.repository.ts'

/** A client's account; a staff account is not one. */
export async function findVisibleClient(db: Db, id: number) {
  const client = await readClient(db, id)
  return client && isClientAccount(client) ? client : notFound('client_not_found')
}

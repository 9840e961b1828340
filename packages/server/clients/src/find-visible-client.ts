import { isClientAccount } from '@seriba/server-account/is-client-account'
import type { Db } from '@seriba/server-kit/db'
import { notFound } from '@seriba/server-kit/refusal'
import { readClient } from './client.repository.ts'

/** A client's account; staff's is none. */
export async function findVisibleClient(db: Db, id: number) {
  const client = await readClient(db, id)
  return client && isClientAccount(client) ? client : notFound('client_not_found')
}

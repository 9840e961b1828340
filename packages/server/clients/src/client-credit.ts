import type * as contracts from '@seriba/contracts/client-parts'
import type { Input, Output } from '@seriba/contracts/contract'
import { creditParts } from '@seriba/server-credit/credit-parts'
import type { Db } from '@seriba/server-kit/db'
import { findVisibleClient } from './find-visible-client.ts'

/** What makes up a client's active bids. */
export async function clientCredit(
  { db }: { db: Db },
  { id }: Input<typeof contracts.clientCredit>,
): Promise<Output<typeof contracts.clientCredit>> {
  await findVisibleClient(db, id)
  return { parts: await creditParts(db, id, new Date()) }
}

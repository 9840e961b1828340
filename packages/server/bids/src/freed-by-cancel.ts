import type { Input, Output } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/withdrawals'
import type { Actor } from '@seriba/domain/access/actor'
import { allowanceFor, balanceOf } from '@seriba/server-credit/credit'
import type { Db } from '@seriba/server-kit/db'
import { findBid } from './bid.repository.ts'
import { groupById } from './bid-groups.repository.ts'

/** The credit that a bid alone holds: within a group, only what the others do not hold anyway. */
export async function freedByCancel(
  { db }: { db: Db },
  actor: Actor,
  { bidId }: Input<typeof contracts.freedByCancel>,
): Promise<Output<typeof contracts.freedByCancel>> {
  const { client_id: clientId, lot_id: lotId, group_id: groupId } = await findBid(db, actor, bidId)
  const now = new Date()
  const [held, without, group] = await Promise.all([
    balanceOf(db, clientId, undefined, now),
    allowanceFor(db, { clientId, lotId: String(lotId), now }),
    groupId === null ? undefined : groupById(db, groupId),
  ])
  return {
    freed: held.activeBids - without.balanceInfo.activeBids,
    group: group?.label ?? null,
  }
}

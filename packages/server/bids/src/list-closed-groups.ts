import type * as contracts from '@seriba/contracts/bid-groups'
import type { Input, Output } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { closedGroupsListed } from '@seriba/domain/bids/group'
import type { Db } from '@seriba/server-kit/db'
import { clientOfGroups } from './client-of-groups.ts'
import { closedGroupsOf } from './closed-groups.repository.ts'

export async function listClosedGroups(
  { db }: { db: Db },
  actor: Actor,
  { userId }: Input<typeof contracts.closedGroups>,
  most = closedGroupsListed,
): Promise<Output<typeof contracts.closedGroups>> {
  const client = await clientOfGroups(db, actor, userId)
  return closedGroupsOf(db, client.id, new Date(), most)
}

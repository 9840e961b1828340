import type { Input, Output } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/many-bids'
import type { Actor } from '@seriba/domain/access/actor'
import { bidCan } from '@seriba/domain/bids/bid-can'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { newGroup, ungrouped } from '@seriba/domain/bids/group'
import { ApiError, throwIfRejected } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import type { Db } from '@seriba/server-kit/db'
import type { Caller } from '@seriba/server-kit/serve'
import { sql } from 'kysely'
import { eachBid } from './each-bid.ts'
import { editBid } from './edit-bid.ts'

type Answer = Output<typeof contracts.updateGroupOfMany>
type Placed = { id: number; clientId: number; version: number; bidGroup: number }

/** A group's number is its client's: bids of several clients have no group in common. */
export async function updateGroupOfMany(
  ctx: Pick<AppContext, 'db' | 'company' | 'config'>,
  actor: Actor,
  { bidIds, bidGroup, was }: Input<typeof contracts.updateGroupOfMany>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<Answer> {
  throwIfRejected(bidCan.editValues(actor, bidStatus.new))
  const placed = new Map((await placedOf(ctx.db, bidIds)).map((bid) => [bid.id, bid]))
  if (new Set([...placed.values()].map(({ clientId }) => clientId)).size > 1)
    throw new ApiError('several_clients')
  const answer: Answer = { bidGroup, moved: [], skipped: [] }
  answer.skipped = await eachBid(bidIds, async (bidId) => {
    const bid = placed.get(bidId)
    if (!bid) throw new ApiError('bid_not_found')
    if (was !== undefined && bid.bidGroup !== was) throw new ApiError('stale')
    if (bid.bidGroup === answer.bidGroup) return
    const asked = { bidGroup: answer.bidGroup }
    await editBid(ctx, actor, { bidId, version: bid.version, asked, undoing: was !== undefined }, caller)
    answer.moved.push({ bidId, from: bid.bidGroup })
    // Those behind it follow it into the group that it has opened.
    if (bidGroup === newGroup) answer.bidGroup = (await placedOf(ctx.db, [bidId]))[0]?.bidGroup ?? newGroup
  })
  return answer
}

async function placedOf(db: Db, bidIds: readonly number[]): Promise<Placed[]> {
  const { rows } = await sql<Placed>`
    select b.id, b.client_id as "clientId", b.version, coalesce(g.number, ${ungrouped}::int) as "bidGroup"
    from bids b left join bid_groups g on g.id = b.group_id where b.id = any(${bidIds}::bigint[])`.execute(db)
  return rows
}

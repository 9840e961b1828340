import type * as contracts from '@seriba/contracts/bid-statuses'
import type { Input, Output } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { bidCan } from '@seriba/domain/bids/bid-can'
import type { BidStatus } from '@seriba/domain/bids/bid-status'
import { throwIfRejected } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import type { Caller } from '@seriba/server-kit/serve'
import { eachBid } from './each-bid.ts'
import { updateBidStatus } from './update-bid-status.ts'

type Answer = Output<typeof contracts.updateStatusOfMany>

/**
 * Switches bids one after another, each in its own transaction, so that no two managers wait for each other's locks
 * in a cycle.
 */
export async function updateStatusOfMany(
  ctx: Pick<AppContext, 'db' | 'company' | 'config'>,
  actor: Actor,
  { bidIds, takeOut = [], ...input }: Input<typeof contracts.updateStatusOfMany>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<Answer> {
  throwIfRejected(bidCan.switchMany(actor, input.status as BidStatus))
  const rivals = new Map(takeOut.map(({ bidId, rivalIds }) => [bidId, rivalIds]))
  const answer: Answer = { moved: [], skipped: [] }
  answer.skipped = await eachBid(bidIds, async (bidId) => {
    const change = { ...input, bidId, takeOut: rivals.get(bidId), reason: '', belowMaximum: false }
    const { from, takenOut } = await updateBidStatus(ctx, actor, change, caller)
    answer.moved.push({ bidId, from, takenOut })
  })
  return answer
}

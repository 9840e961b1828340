import type * as contracts from '@seriba/contracts/bid-statuses'
import type { Input, Output } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import type { Caller } from '@seriba/server-kit/serve'
import { updateBidStatus } from './update-bid-status.ts'

type Answer = Output<typeof contracts.cancelMany>

/** Cancels bids one after another, each in its own transaction: a refused one does not affect the others. */
export async function cancelMany(
  ctx: Pick<AppContext, 'db' | 'company' | 'config'>,
  actor: Actor,
  { bids }: Input<typeof contracts.cancelMany>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<Answer> {
  const answer: Answer = { canceled: [], skipped: [] }
  for (const { bidId, was } of bids) {
    try {
      await updateBidStatus(ctx, actor, { bidId, status: bidStatus.cancel, was, reason: '' }, caller)
      answer.canceled.push(bidId)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      answer.skipped.push({ bidId, code: error.code })
    }
  }
  return answer
}

import type * as contracts from '@seriba/contracts/auction-day'
import type { Input, Output } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { statusOfOutcome } from '@seriba/domain/bids/auction-day'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import type { Caller } from '@seriba/server-kit/serve'
import { updateBidStatus } from './update-bid-status.ts'

type Answer = Output<typeof contracts.enterResults>

/** One after another, each in its own transaction; the last line counts for a bid that is named twice. */
export async function enterResults(
  ctx: Pick<AppContext, 'db' | 'company' | 'config'>,
  actor: Actor,
  { rows }: Input<typeof contracts.enterResults>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<Answer> {
  const answer: Answer = { entered: [], skipped: [] }
  for (const { bidId, outcome, soldPrice, belowMaximum = false, was } of new Map(
    rows.map((row) => [row.bidId, row]),
  ).values()) {
    try {
      const status = statusOfOutcome[outcome]
      // A lot that nobody bought has no price, whatever was entered before.
      const price = outcome === 'notSold' ? 0 : soldPrice
      const change = { bidId, status, soldPrice: price, reason: '', belowMaximum, was }
      const { from, priceFrom } = await updateBidStatus(ctx, actor, change, caller)
      answer.entered.push({ bidId, from, priceFrom })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      answer.skipped.push({ bidId, code: error.code })
    }
  }
  return answer
}

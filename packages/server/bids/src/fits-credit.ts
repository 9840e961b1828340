import { isCovered, withinCredit } from '@seriba/domain/bids/credit'
import { actorOf } from '@seriba/server-account/session'
import { allowanceFor, balanceOf } from '@seriba/server-credit/credit'
import { ApiError } from '@seriba/server-kit/api-error'
import type { Db, Tx } from '@seriba/server-kit/db'
import type { BidRow } from './bid.repository.ts'
import { refusalByBudget } from './budget/assert-budget.ts'
import { assertStaysWithinBudget } from './budget/stays-within-budget.ts'

type Bid = Pick<BidRow, 'client_id' | 'lot_id' | 'amount' | 'counted_allowance'>
type Terms = {
  groupNumber: number | undefined
  step: number
  now: Date
  /** Whose decision the amount is: staff's, who may have to ask first; the client's; or one they agreed on just now. */
  whose: 'staff' | 'client' | 'agreed'
}

/** Refuses a live bid that its client's credit does not cover or their budget does not allow, with the figures. */
export async function assertBidFits(tx: Tx, bid: Bid, terms: Terms) {
  const obstacle = await goLiveError(tx, bid, terms)
  if (obstacle) throw obstacle
}

/** Why a bid may not become live; undefined if it may. */
export async function goLiveError(tx: Tx, bid: Bid, terms: Terms): Promise<ApiError | undefined> {
  const { groupNumber, step, now, whose } = terms
  const lotId = String(bid.lot_id)
  const { bidAllow, balanceInfo, budget } = await allowanceFor(tx, {
    clientId: bid.client_id,
    lotId,
    groupNumber,
    now,
    step,
    allowance: bid.counted_allowance,
  })
  if (!withinCredit(bid.amount, bidAllow) && (await isHeldToLimit(tx, bid.client_id)))
    return new ApiError('not_enough_credit', { detail: { ...balanceInfo, bidAllow } })
  // Caps raise no question about what clients agree to themselves.
  if (!budget || whose === 'agreed') return undefined
  return refusalByBudget(budget, { amount: bid.amount, byStaff: whose === 'staff' })
}

/**
 * Makes a change, unless it exceeds a client's credit or budget; one that holds no more than before is never refused.
 */
export async function assertStaysWithinLimit(
  tx: Tx,
  clientId: number,
  change: () => Promise<unknown>,
  step: number,
  now: Date,
) {
  const before = await balanceOf(tx, clientId, step, now)
  await assertStaysWithinBudget(tx, clientId, change, now)
  if (!(await isHeldToLimit(tx, clientId))) return
  const after = await balanceOf(tx, clientId, step, now)
  if (!isCovered(before, after)) throw new ApiError('not_enough_credit', { detail: after })
}

/** Whether a client can bid no more than their credit covers. */
export async function isHeldToLimit(tx: Db | Tx, clientId: number): Promise<boolean> {
  const client = await tx
    .selectFrom('users')
    .select(['id', 'user_type', 'role_id', 'permissions', 'staff_role', 'language'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
  return actorOf(client).permission.creditLimitCheck
}

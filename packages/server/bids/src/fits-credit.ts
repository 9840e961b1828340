import { availableLimit, withinCredit } from '@seriba/domain/bids/credit'
import { actorOf } from '@seriba/server-account/session'
import { allowanceFor, balanceOf } from '@seriba/server-credit/credit'
import { ApiError } from '@seriba/server-kit/api-error'
import type { Tx } from '@seriba/server-kit/db'
import type { BidRow } from './bid.repository.ts'

type Bid = Pick<BidRow, 'client_id' | 'lot_id' | 'amount' | 'counted_allowance'>
type Terms = { groupNumber: number | undefined; step: number; now: Date }

/** Refuses a live bid that its client's credit does not cover, with the figures of placing. */
export async function assertBidFitsCredit(tx: Tx, bid: Bid, terms: Terms) {
  const lacking = await missingCredit(tx, bid, terms)
  if (lacking) throw new ApiError('not_enough_credit', { detail: lacking })
}

/** The figures that a bid does not fit into; undefined where it fits, or where the client has no limit. */
export async function missingCredit(tx: Tx, bid: Bid, { groupNumber, step, now }: Terms) {
  if (!(await isHeldToLimit(tx, bid.client_id))) return undefined
  const lotId = String(bid.lot_id)
  const { bidAllow, balanceInfo } = await allowanceFor(tx, {
    clientId: bid.client_id,
    lotId,
    groupNumber,
    now,
    step,
    allowance: bid.counted_allowance,
  })
  return withinCredit(bid.amount, bidAllow) ? undefined : { ...balanceInfo, bidAllow }
}

/** Makes a change, unless it holds more of a client's credit than there is; one that holds no more is never refused. */
export async function assertStaysWithinLimit(
  tx: Tx,
  clientId: number,
  change: () => Promise<unknown>,
  step: number,
  now: Date,
) {
  const before = await balanceOf(tx, clientId, step, now)
  await change()
  if (!(await isHeldToLimit(tx, clientId))) return
  const after = await balanceOf(tx, clientId, step, now)
  if (after.activeBids > before.activeBids && availableLimit(after) < 0)
    throw new ApiError('not_enough_credit', { detail: after })
}

async function isHeldToLimit(tx: Tx, clientId: number): Promise<boolean> {
  const client = await tx
    .selectFrom('users')
    .select(['id', 'user_type', 'role_id', 'permissions', 'staff_role', 'language'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
  return actorOf(client).permission.creditLimitCheck
}

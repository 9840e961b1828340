import type * as contracts from '@seriba/contracts/bids'
import type { Input } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import type { AppContext } from '@seriba/server-kit/context'
import { type Caller, successResponse } from '@seriba/server-kit/serve'
import { editBid } from './edit-bid.ts'

/** Saves by how much a bid may be overbid in the hall (3§7.2). */
export async function updateAdjustmentPrice(
  ctx: Pick<AppContext, 'db' | 'company' | 'config'>,
  actor: Actor,
  { bidId, adjustmentPrice }: Input<typeof contracts.updateAdjustmentPrice>,
  caller: Pick<Caller, 'connection' | 'ip'>,
) {
  await editBid(ctx, actor, { bidId, asked: { adjustmentPrice } }, caller)
  return successResponse
}

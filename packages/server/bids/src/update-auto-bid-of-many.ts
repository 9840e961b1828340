import type { Input, Output } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/many-bids'
import type { Actor } from '@seriba/domain/access/actor'
import type { AppContext } from '@seriba/server-kit/context'
import type { Caller } from '@seriba/server-kit/serve'
import { eachBid } from './each-bid.ts'
import { updateAutoBid } from './update-auto-bid.ts'

export async function updateAutoBidOfMany(
  ctx: Pick<AppContext, 'db' | 'config'>,
  actor: Actor,
  { bidIds, autoBid }: Input<typeof contracts.updateAutoBidOfMany>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<Output<typeof contracts.updateAutoBidOfMany>> {
  const moved: number[] = []
  const skipped = await eachBid(bidIds, async (bidId) => {
    if (await updateAutoBid(ctx, actor, { bidId, autoBid }, caller)) moved.push(bidId)
  })
  return { moved, skipped }
}

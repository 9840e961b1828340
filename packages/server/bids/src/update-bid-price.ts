import type * as contracts from '@seriba/contracts/bids'
import type { Input } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import type { AppContext } from '@seriba/server-kit/context'
import type { Caller } from '@seriba/server-kit/serve'
import { editBid } from './edit-bid.ts'

/** Saves a bid's amount, its group, and how the vehicle is to be shipped (3§7.2). */
export const updateBidPrice = (
  ctx: Pick<AppContext, 'db' | 'company' | 'config'>,
  actor: Actor,
  { jasId, ...asked }: Input<typeof contracts.updateBidPrice>,
  caller: Pick<Caller, 'connection' | 'ip'>,
) => editBid(ctx, actor, { bidId: jasId, asked }, caller)

import type * as contracts from '@seriba/contracts/bids'
import type { Input } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import type { AppContext } from '@seriba/server-kit/context'
import type { Caller } from '@seriba/server-kit/serve'
import { editBid } from './edit-bid.ts'

/** Saves all values of a bid at once, unless somebody else has saved since they were read (GAP46). */
export const updateBid = (
  ctx: Pick<AppContext, 'db' | 'company' | 'config'>,
  actor: Actor,
  { bidId, version, ...asked }: Input<typeof contracts.updateBid>,
  caller: Pick<Caller, 'connection' | 'ip'>,
) => editBid(ctx, actor, { bidId, version, asked }, caller)

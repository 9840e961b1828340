import type * as contracts from '@seriba/contracts/bids'
import type { Input } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import type { AppContext } from '@seriba/server-kit/context'
import type { Caller } from '@seriba/server-kit/serve'
import { placeBid } from './place-bid.ts'

/** A buyer bids for themselves. */
export const createBid = (
  ctx: Pick<AppContext, 'db' | 'company' | 'config'>,
  actor: Actor,
  input: Input<typeof contracts.createBid>,
  caller: Pick<Caller, 'connection' | 'ip'>,
) => placeBid(ctx, { actor, clientId: actor.userId, caller }, input)

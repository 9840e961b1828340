import type * as contracts from '@seriba/contracts/bids'
import type { Input } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import type { AppContext } from '@seriba/server-kit/context'
import type { Caller } from '@seriba/server-kit/serve'
import { placeBid } from './place-bid.ts'

/** A manager bids in a client's name, within that client's limits. */
export const bidFromManager = (
  ctx: Pick<AppContext, 'db' | 'company' | 'config'>,
  actor: Actor,
  { userId, ...input }: Input<typeof contracts.bidFromManager>,
  caller: Pick<Caller, 'connection' | 'ip'>,
) => placeBid(ctx, { actor, clientId: userId, caller }, input)

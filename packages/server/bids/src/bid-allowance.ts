import type * as contracts from '@seriba/contracts/bids'
import type { Input, Output } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { allowanceFor } from '@seriba/server-credit/credit'
import type { AppContext } from '@seriba/server-kit/context'
import { biddingClient } from './bidding-client.ts'
import { placementWarnings } from './placement-warnings.ts'

/** The most that may be bid on a lot, alone or in a group, and what speaks against it. */
export async function bidAllowance(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  actor: Actor,
  { carId, bidGroup, userId }: Input<typeof contracts.bidAllowance>,
): Promise<Output<typeof contracts.bidAllowance>> {
  const clientId = await biddingClient(db, actor, userId)
  const bid = { clientId, lotId: carId, groupNumber: bidGroup }
  const warnings = await placementWarnings(db, bid)
  return { ...(await allowanceFor(db, { ...bid, step: company.bidStep })), warnings }
}

import { createHash } from 'node:crypto'
import type { PlacedBid } from '@seriba/contracts/bids'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { assertNotBlocked, estimateBid, freezeCosts } from '@seriba/server-costs/freeze-costs'
import { lockForPlacing } from '@seriba/server-credit/client-lock'
import { balanceInfoOf } from '@seriba/server-credit/credit'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { type Db, onCommit, type Tx, withTransaction } from '@seriba/server-kit/db'
import { lotChanged, outbox } from '@seriba/server-kit/events'
import { rejectTakenKey } from '@seriba/server-kit/idempotency'
import { markReplayed } from '@seriba/server-kit/replayed'
import { openGroup } from './bid-groups.repository.ts'
import { isClientKind } from './clients.repository.ts'
import { forwardChanges } from './gateway/forward-changes.ts'
import { recordLostLead } from './leader-out.ts'
import { receiptMail } from './mail-receipt.ts'
import { type PlacementRow, readPlacement, writePlacement } from './placement.repository.ts'
import type { Bidder, PlaceInput } from './placement-input.ts'
import { balanceAfter, bidOf, changedBy, placementEvents, placementLog } from './placement-result.ts'
import { type Admitted, validatePlacement } from './placement-rules.ts'

type Ctx = Pick<AppContext, 'db' | 'company' | 'config'>

/**
 * Places a bid, changes the amount of a live one, or revives a closed one. Without confirmation, it only returns what
 * would happen.
 */
export function placeBid(ctx: Ctx, bidder: Bidder, input: PlaceInput): Promise<PlacedBid> {
  return input.confirm === 1
    ? withTransaction(ctx, (tx) => placeWithin(tx, ctx, bidder, input)).catch(rejectTakenKey)
    : preview(ctx, bidder, input)
}

async function preview({ db, company }: Ctx, bidder: Bidder, input: PlaceInput): Promise<PlacedBid> {
  const now = new Date()
  const row = await read(db, bidder, input, now)
  const admitted = validatePlacement(row, bidder, input, company, now)
  await estimated(db, admitted, input, now)
  return {
    bidAmount: admitted.amount,
    bidDate: null,
    bidId: null,
    bidStatus: bidStatus.new,
    balanceInfo: balanceInfoOf(row, company.bidStep),
  }
}

/** Places a bid in a transaction that may contain others. */
export async function placeWithin(
  tx: Tx,
  { company, config }: Ctx,
  bidder: Bidder,
  input: PlaceInput,
): Promise<PlacedBid> {
  await lockForPlacing(tx, bidder.clientId, input.carId)
  const now = new Date()
  const row = await read(tx, bidder, input, now)
  const request = fingerprint(bidder, input)
  if (row.earlier) return repeated(row.earlier, request)

  const admitted = validatePlacement(row, bidder, input, company, now)
  const costs = await estimated(tx, admitted, input, now)
  const group = admitted.opensGroup ? await openGroup(tx, bidder.clientId, now) : row.group
  const bid = bidOf(admitted, bidder, input, group?.id ?? null, now)
  const answer: PlacedBid = {
    bidAmount: bid.amount,
    bidDate: bid.bidDate,
    bidId: bid.id,
    bidStatus: bid.status,
    balanceInfo: balanceAfter(admitted, company.bidStep),
  }
  await writePlacement(tx, {
    bid,
    log: await placementLog(tx, admitted, bid),
    audit: { action: `bid.${admitted.placement}`, before: admitted.own, after: bid, ip: bidder.caller.ip },
    events: [
      ...placementEvents(admitted, bid, bidder, group),
      ...(company.tellSameLot ? [lotChanged(Number(input.carId))] : []),
    ],
    receipt: receiptMail(admitted, bidder, config.publicUrl),
    key: input.idempotencyKey ? { key: input.idempotencyKey, request, answer } : null,
  })
  await freezeCosts(tx, bid, costs, now)
  onCommit(tx, speakUp)
  // The bid at the hall is no longer what the client wants there.
  if (admitted.own?.status === bidStatus.bid) await forwardChanges(tx, bidder.clientId, now)
  if (row.other_at_hall || admitted.own?.status === bidStatus.bid)
    await recordLostLead(tx, changedBy(admitted, bid), company.sameLotPriority, now)
  return answer
}

/** The bid's costs. A live bid can be lowered on a lot that rules have since excluded. */
async function estimated(
  db: Db | Tx,
  { row, own, placement, amount }: Admitted,
  { listValue }: PlaceInput,
  now: Date,
) {
  const costs = await estimateBid(db, amount, row.costs, now, {
    ...(listValue !== undefined && { listValue }),
  })
  if (placement !== 'change' || !own || amount > own.amount) assertNotBlocked(costs)
  return costs
}

const speakUp = () => void outbox.emit('filled')

async function read(
  db: Db | Tx,
  { actor, clientId }: Bidder,
  input: PlaceInput,
  now: Date,
): Promise<PlacementRow> {
  const row = await readPlacement(db, {
    actorId: actor.userId,
    clientId,
    lotId: input.carId,
    groupNumber: input.bidGroup,
    bidType: input.bidType,
    key: input.confirm === 1 ? input.idempotencyKey : undefined,
    now,
  })
  return row && isClientKind(row.client) ? row : notFound('client_not_found')
}

/** A repeated request gets the same answer; a different one under its key is an error. */
function repeated({ request, answer }: NonNullable<PlacementRow['earlier']>, now: string): PlacedBid {
  if (request !== now) throw new ApiError('idempotency_key_reused')
  markReplayed()
  return answer
}

function fingerprint({ clientId }: Bidder, input: PlaceInput): string {
  const { amount, bidGroup, carId, bidType, lotType, comment, listValue } = input
  const told = [clientId, amount, bidGroup, carId, bidType, lotType, comment]
  // Without one, requests from an earlier version are still recognized.
  if (listValue !== undefined) told.push(listValue)
  return createHash('sha256').update(JSON.stringify(told)).digest('hex')
}

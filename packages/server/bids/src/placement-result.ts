import type { BalanceInfo } from '@seriba/contracts/money'
import { isManager } from '@seriba/domain/access/actor'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { exposureChange } from '@seriba/domain/bids/credit'
import { lotTypeOfKind } from '@seriba/domain/lots/page-types'
import { balanceInfoOf } from '@seriba/server-credit/credit'
import type { Tx } from '@seriba/server-kit/db'
import type { NewEvent } from '@seriba/server-kit/events'
import { type EventFacts, notifyAll, notifyClient, notifyStaff } from './bid-event.ts'
import { bidLog } from './bid-log.ts'
import { editedValues } from './edited-values.ts'
import type { ChangedBid } from './leader-out.ts'
import type { NewBid } from './placement.repository.ts'
import type { Bidder, PlaceInput } from './placement-input.ts'
import type { Admitted } from './placement-rules.ts'

/** The row for an admitted bid. */
export function bidOf(
  { row, lot, own, placement, amount, allowance }: Admitted,
  { actor, clientId }: Bidder,
  { bidType, comment }: PlaceInput,
  groupId: number | null,
  now: Date,
): NewBid {
  const changed = placement === 'change' ? own : null
  return {
    id: row.bid_id,
    lotId: lot.id,
    lotType: lotTypeOfKind[lot.kind],
    clientId,
    placedBy: actor.userId,
    amount,
    countedAllowance: allowance,
    // A buyer's change needs a new review; a change by staff has been reviewed.
    status: changed && isManager(actor) ? changed.status : bidStatus.new,
    groupId,
    bidType: bidType ?? changed?.bid_type ?? null,
    comment: comment ?? changed?.comment ?? '',
    // Changing an amount does not make it a new bid of that day.
    bidDate: changed ? new Date(changed.bid_date).toISOString() : now.toISOString(),
    now,
  }
}

/** The bid with its previous state. */
export const changedBy = ({ own }: Admitted, { id, lotId, lotType }: NewBid): ChangedBid => ({
  id,
  lotId,
  lotType,
  was: own && { status: own.status, amount: own.amount, bidDate: own.bid_date },
})

export function balanceAfter({ row, amount, allowance }: Admitted, step: number): BalanceInfo {
  const exposure = row.exposure + exposureChange(amount + allowance, row.displaced)
  return balanceInfoOf({ ...row, exposure, live_bids: row.live_bids + 1 }, step)
}

/** The bid's group from now on. */
type Joined = { id: number; label: string; quota: number } | null

const isMoved = ({ placement, own }: Admitted, group: Joined) =>
  placement === 'change' && own !== null && own.group_id !== (group?.id ?? null)

/** The history line for a bid that was placed, changed, or placed again. */
export async function placementLog(
  tx: Tx,
  { placement, own, amount }: Admitted,
  bid: NewBid,
): Promise<string> {
  if (placement === 'new' || !own) return bidLog({ what: 'placed', amount })
  if (placement === 'revive') return bidLog({ what: 'revived', amount })
  const values = await editedValues(tx, own, {
    amount,
    group_id: bid.groupId,
    adjustment_price: own.adjustment_price,
    bid_type: bid.bidType,
  })
  const edited = Object.keys(values)
  if (edited.length === 0) return bidLog({ what: 'revived', amount })
  const isAmountAlone = edited.length === 1 && values.amount !== undefined
  return bidLog(
    isAmountAlone ? { what: 'changed', from: own.amount, to: amount } : { what: 'edited', ...values },
  )
}

const buyerEvents = { new: 'clientNewBid', change: 'clientChangeAmount', revive: 'clientRebid' } as const

/** The people who are notified of it, and in what role (GAP48). */
export function placementEvents(admitted: Admitted, bid: NewBid, bidder: Bidder, group: Joined): NewEvent[] {
  const { row, lot, own, placement } = admitted
  const facts: EventFacts = {
    bidId: bid.id,
    clientId: bid.clientId,
    client: row.client.full_name,
    dealerId: row.client.dealer_id,
    status: bid.status,
    lotType: bid.lotType,
    soldPrice: null,
    amount: bid.amount,
    ...(placement === 'change' && own && own.amount !== bid.amount && { amountBefore: own.amount }),
    ...(isMoved(admitted, group) && { group: group && { label: group.label, cars: group.quota } }),
    lot,
  }
  if (!isManager(bidder.actor)) return [notifyAll(buyerEvents[placement], facts, bidder)]
  if (placement !== 'change') return [notifyAll('managerNewBid', facts, bidder)]
  return [
    notifyStaff('managerChangeAmount', facts, bidder),
    notifyClient('managerUpdateBidAmount', facts, bidder),
  ]
}

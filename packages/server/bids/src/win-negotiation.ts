import type { Actor } from '@seriba/domain/access/actor'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import type { Tx } from '@seriba/server-kit/db'
import type { BidRow } from './bid.repository.ts'
import { groupById } from './bid-groups.repository.ts'
import { enterSoldPrice } from './enter-sold-price.ts'
import { assertBidFits } from './fits-credit.ts'
import type { By, Ctx, Turning } from './negotiate.ts'
import { endNegotiation } from './negotiations.repository.ts'
import { switchStatus } from './switch-status.ts'

/** `whose`: staff may accept an ask that the client has not agreed to. */
type Deal = { price: number; actor: Actor; caller: By; whose: 'staff' | 'agreed' }

/** A successful negotiation: the same win as a confirmed one, at the agreed price, in the same transaction. */
export async function winNegotiation(
  { company, config: { publicUrl } }: Pick<Ctx, 'company' | 'config'>,
  { tx, bid, negotiation, now }: Turning,
  { price, actor, caller, whose }: Deal,
) {
  if (!negotiation) return
  await assertAffordable(tx, bid, price, { step: company.bidStep, now, whose })
  await endNegotiation(tx, negotiation.id, 'accepted', now)
  if (bid.sold_price !== price) {
    const by = { actor, caller }
    await enterSoldPrice(tx, bid, { soldPrice: price, reason: '', by, publicUrl, notify: [] })
  }
  const change = { actor, company, caller, publicUrl, to: bidStatus.win, now, reason: '' }
  await switchStatus(tx, { ...bid, sold_price: price }, change)
}

/**
 * An amount that is offered or agreed on must fit the client's credit like any bid; one that staff accept for them
 * must fit their budget too.
 */
export async function assertAffordable(
  tx: Tx,
  bid: BidRow,
  price: number,
  terms: { step: number; now: Date; whose: 'staff' | 'agreed' },
) {
  const group = bid.group_id === null ? undefined : await groupById(tx, bid.group_id)
  await assertBidFits(tx, { ...bid, amount: price }, { groupNumber: group?.number, ...terms })
}

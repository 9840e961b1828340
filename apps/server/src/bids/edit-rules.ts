import type { RefusalCode } from '@seriba/contracts/refusals'
import type { Actor } from '@seriba/domain/access/actor'
import type { Verdict } from '@seriba/domain/access/verdict'
import { checkBidAmount } from '@seriba/domain/bids/bid-amount'
import { isLive } from '@seriba/domain/bids/bid-status'
import { checkBidType, noType } from '@seriba/domain/bids/bid-type'
import { commitsNoMore, withinCredit } from '@seriba/domain/bids/credit'
import { newGroup, noGroup } from '@seriba/domain/bids/group'
import { actorOf } from '../account/session.ts'
import type { Tx } from '../lib/db.ts'
import { Refusal } from '../lib/refusal.ts'
import type { BidRow } from './bid.repository.ts'
import { openGroup } from './bid-groups.repository.ts'
import { allowanceFor } from './credit.ts'

/** What an edit asks for; what it leaves out stays. Of a stock order neither group nor type is asked. */
export type AskedValues = {
  amount?: number | undefined
  bidGroup?: number | undefined
  adjustmentPrice?: number | undefined
  exportType?: number | undefined
}

type Terms = { actor: Actor; step: number; now: Date }

/** The bid as it is to become; refuses as placing would, but for the start price (DEC22). */
export async function admitEdit(tx: Tx, bid: BidRow, asked: AskedValues, terms: Terms): Promise<BidRow> {
  const { permission } = terms.actor
  if (asked.adjustmentPrice !== undefined && !permission.adjustmentPriceShow)
    throw new Refusal('permission_missing')
  const stock = bid.lot_type === 'stock'
  const amount = asked.amount ?? bid.amount
  // A price that was agreed on is on no grid.
  if (amount !== bid.amount)
    assertField('amount', checkBidAmount(amount, { startPrice: 0, step: stock ? 1 : terms.step }))

  const after = {
    ...bid,
    amount,
    bid_type: stock ? bid.bid_type : await typeOf(tx, bid, asked.exportType, terms.actor),
    adjustment_price: asked.adjustmentPrice ?? bid.adjustment_price,
  }
  const group = stock ? unmoved(bid) : await groupOf(tx, bid, asked.bidGroup)
  await assertCredit(tx, bid, { ...after, group_id: group.id }, group.number, terms)
  return { ...after, group_id: group.opens ? (await openGroup(tx, bid.client_id)).id : group.id }
}

async function typeOf(tx: Tx, bid: BidRow, asked: number | undefined, { permission }: Actor) {
  if (asked === undefined) return bid.bid_type
  const type = asked === noType ? null : asked
  if (type !== null || bid.bid_type !== null)
    assertField('exportType', checkBidType(type, bid.lot_type, permission))
  const known = await tx
    .selectFrom('bid_types')
    .select('id')
    .where('id', '=', type ?? noType)
    .executeTakeFirst()
  if (type !== null && !known) return refuseField('exportType', 'bid_type_required')
  return type
}

type GroupChoice = { id: number | null; number: number | undefined; opens: boolean }

/** Its own group without a number: that keeps what the others of it already count for. */
const unmoved = (bid: BidRow): GroupChoice => ({ id: bid.group_id, number: undefined, opens: false })

async function groupOf(tx: Tx, bid: BidRow, asked: number | undefined): Promise<GroupChoice> {
  if (asked === undefined) return unmoved(bid)
  if (asked === noGroup) return { id: null, number: noGroup, opens: false }
  if (asked === newGroup) return { id: null, number: newGroup, opens: true }
  const groups = await tx
    .selectFrom('bid_groups')
    .select(['id', 'won', 'quota', 'closed_at'])
    .where('client_id', '=', bid.client_id)
    .where('number', '=', asked)
    .execute()
  // A won bid's own group may be closed, and its number another one's by now.
  if (groups.some(({ id }) => id === bid.group_id)) return unmoved(bid)
  const group = groups.find(({ closed_at }) => closed_at === null)
  if (!group || group.won >= group.quota) return refuseField('bidGroup', 'group_closed')
  return { id: group.id, number: asked, opens: false }
}

/** A win binds whatever is left of the credit; a live bid must fit it, as when it was placed. */
async function assertCredit(
  tx: Tx,
  before: BidRow,
  after: BidRow,
  groupNumber: number | undefined,
  { step, now }: Terms,
) {
  if (!isLive(before.status)) return
  const opens = groupNumber === newGroup
  const figures = ({ amount, group_id }: BidRow) => ({ amount, groupId: group_id })
  if (!opens && commitsNoMore(figures(before), figures(after))) return
  const client = await tx
    .selectFrom('users')
    .select(['id', 'user_type', 'role_id', 'permissions', 'language'])
    .where('id', '=', before.client_id)
    .executeTakeFirstOrThrow()
  if (!actorOf(client).permission.creditLimitCheck) return
  const lotId = String(before.lot_id)
  const allowed = await allowanceFor(tx, { clientId: client.id, lotId, groupNumber, now, step })
  if (!withinCredit(after.amount, allowed.bidAllow))
    throw new Refusal('not_enough_credit', {
      detail: { ...allowed.balanceInfo, bidAllow: allowed.bidAllow },
    })
}

function assertField(field: string, verdict: Verdict<RefusalCode>) {
  if (!verdict.ok) refuseField(field, verdict.reason)
}

function refuseField(field: string, reason: RefusalCode): never {
  throw new Refusal(reason, { fields: { [field]: reason } })
}

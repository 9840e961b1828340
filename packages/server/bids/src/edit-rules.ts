import type { ErrorCode } from '@seriba/contracts/errors'
import type { Actor } from '@seriba/domain/access/actor'
import type { RuleResult } from '@seriba/domain/access/rule-result'
import { isLive } from '@seriba/domain/bids/bid-status'
import { checkBidType, noneType } from '@seriba/domain/bids/bid-type'
import { countedAllowance, isWithinCommitment } from '@seriba/domain/bids/credit'
import { groupIsFilled, inGroup, newGroup, ungrouped } from '@seriba/domain/bids/group'
import { ApiError } from '@seriba/server-kit/api-error'
import type { Tx } from '@seriba/server-kit/db'
import { assertAmount } from './assert-amount.ts'
import type { BidRow } from './bid.repository.ts'
import { groupsNumbered, openGroup } from './bid-groups.repository.ts'
import { assertBidFits } from './fits-credit.ts'

/** The requested changes; omitted values stay. A stock order needs no type and is in no group. */
export type AskedValues = {
  amount?: number | undefined
  bidGroup?: number | undefined
  adjustmentPrice?: number | undefined
  exportType?: number | undefined
}

type Terms = {
  actor: Actor
  step: number
  countsOverbid: boolean
  now: Date
  /** An undo can also return to a group that its last bid had left. */
  undoing?: boolean | undefined
}

/** The bid as it should become; refuses just as placing would, except for the start price (DEC22). */
export async function validateEdit(tx: Tx, bid: BidRow, asked: AskedValues, terms: Terms): Promise<BidRow> {
  const { permission } = terms.actor
  if (asked.adjustmentPrice !== undefined && !permission.adjustmentPriceShow)
    throw new ApiError('permission_missing')
  const stock = bid.lot_type === 'stock'
  const amount = asked.amount ?? bid.amount
  // An agreed price need not fit the bid step.
  if (amount !== bid.amount) assertAmount(amount, { startPrice: 0, step: stock ? 1 : terms.step })

  const adjustment = asked.adjustmentPrice ?? bid.adjustment_price
  const after = {
    ...bid,
    amount,
    bid_type: stock ? bid.bid_type : await typeOf(tx, bid, asked.exportType, terms.actor),
    adjustment_price: adjustment,
    counted_allowance: countedAllowance(terms.countsOverbid, {
      lotType: bid.lot_type,
      agreed: adjustment,
      ofHall: bid.overbid_allowance,
    }),
  }
  if (stock && inGroup(asked.bidGroup)) rejectField('bidGroup', 'group_of_stock')
  const group = await groupOf(tx, bid, asked.bidGroup, terms)
  await assertCredit(tx, bid, { ...after, group_id: group.id }, group, terms)
  return { ...after, group_id: group.opens ? (await openGroup(tx, bid.client_id, terms.now)).id : group.id }
}

async function typeOf(tx: Tx, bid: BidRow, asked: number | undefined, { permission }: Actor) {
  if (asked === undefined) return bid.bid_type
  const type = asked === noneType ? null : asked
  if (type !== null || bid.bid_type !== null)
    assertField('exportType', checkBidType(type, bid.lot_type, permission))
  const known = await tx
    .selectFrom('bid_types')
    .select('id')
    .where('id', '=', type ?? noneType)
    .executeTakeFirst()
  if (type !== null && !known) return rejectField('exportType', 'bid_type_unknown')
  return type
}

type GroupChoice = { id: number | null; number: number | undefined; opens: boolean }

async function groupOf(
  tx: Tx,
  bid: BidRow,
  asked: number | undefined,
  { now, undoing = false }: Terms,
): Promise<GroupChoice> {
  if (asked === newGroup) return { id: null, number: newGroup, opens: true }
  if (asked === ungrouped || (asked === undefined && bid.group_id === null))
    return { id: null, number: undefined, opens: false }
  const rows = await groupsNumbered(tx, bid.client_id, asked, { own: bid.group_id, now, undoing })
  const own = rows.find(({ id }) => id === bid.group_id)
  // Its own group may be filled, and a past group's number may refer to another one by now.
  const group =
    asked === undefined || own?.number === asked ? own : rows.find(({ number }) => number === asked)
  if (!group || (group !== own && groupIsFilled(group))) return rejectField('bidGroup', 'group_closed')
  return { id: group.id, number: group.number, opens: false }
}

/** A win is binding, whatever is left of the credit; a live bid must fit it, just as when it was placed. */
async function assertCredit(
  tx: Tx,
  before: BidRow,
  after: BidRow,
  { number: groupNumber, opens }: GroupChoice,
  { step, now }: Terms,
) {
  if (!isLive(before.status)) return
  const figures = ({ amount, counted_allowance, group_id }: BidRow) => ({
    amount: amount + counted_allowance,
    groupId: group_id,
  })
  if (!opens && isWithinCommitment(figures(before), figures(after))) return
  const whose = after.amount > before.amount ? 'staff' : 'client'
  await assertBidFits(tx, after, { groupNumber, step, now, whose })
}

function assertField(field: string, verdict: RuleResult<ErrorCode>) {
  if (!verdict.ok) rejectField(field, verdict.reason)
}

function rejectField(field: string, reason: ErrorCode): never {
  throw new ApiError(reason, { fields: { [field]: reason } })
}

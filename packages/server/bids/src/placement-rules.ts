import type { ErrorCode } from '@seriba/contracts/errors'
import { isManager } from '@seriba/domain/access/actor'
import { hasControl } from '@seriba/domain/access/flags'
import type { RuleResult } from '@seriba/domain/access/rule-result'
import { checkBidType } from '@seriba/domain/bids/bid-type'
import {
  bidAllowInGroup,
  countedAllowance,
  isWithinCommitment,
  withinCredit,
} from '@seriba/domain/bids/credit'
import { checkDailyLimit } from '@seriba/domain/bids/daily-limit'
import { checkOpen } from '@seriba/domain/bids/deadlines'
import { groupIsFilled, inGroup, newGroup } from '@seriba/domain/bids/group'
import { mayReplace, type Placement, placementOf } from '@seriba/domain/bids/own-bid'
import { lotTypeOfKind, pageTypes } from '@seriba/domain/lots/page-types'
import { actorOf } from '@seriba/server-account/session'
import type { Company } from '@seriba/server-company/company'
import { lotBudgetOf } from '@seriba/server-credit/budget'
import { balanceInfoOf, creditOf } from '@seriba/server-credit/credit'
import { ApiError, notFound, throwIfRejected } from '@seriba/server-kit/api-error'
import { assertAmount } from './assert-amount.ts'
import { assertBudget } from './budget/assert-budget.ts'
import { termsOf } from './hall-terms.ts'
import type { LotFacts, PlacementRow } from './placement.repository.ts'
import type { Bidder, PlaceInput } from './placement-input.ts'

/** A bid that may be placed. */
export type Admitted = {
  row: PlacementRow
  lot: LotFacts
  own: PlacementRow['own']
  placement: Placement
  /** Yen. */
  amount: number
  /** Yen above it that the bid holds of the credit. */
  allowance: number
  /** Also null if a group has yet to be opened. */
  groupId: number | null
  opensGroup: boolean
}

/** All objections to a bid, in the order in which they are reported. */
export function validatePlacement(
  row: PlacementRow,
  bidder: Bidder,
  input: PlaceInput,
  { bidStep: step, countOverbidAllowance }: Pick<Company, 'bidStep' | 'countOverbidAllowance'>,
  now: Date,
): Admitted {
  const { lot, own, group } = row
  if (!lot || lotTypeOfKind[lot.kind] !== input.lotType) return notFound('lot_not_found')
  assertMayView(bidder, input)
  assertOpen(row, lot, bidder, now)

  const stock = input.lotType === 'stock'
  const amount = stock ? lot.sold_price : (input.amount ?? null)
  assertAmount(amount, stock ? { startPrice: 0, step: 1 } : { startPrice: lot.start_price, step })
  assertField('bidType', checkBidType(input.bidType ?? null, input.lotType, bidder.actor.permission))
  if (input.bidType !== undefined && !row.bid_type_known) assertField('bidType', unknownType)

  const opensGroup = input.bidGroup === newGroup
  if (stock && inGroup(input.bidGroup)) rejectGroup('group_of_stock')
  // A bid stays in its own group, even if that is filled.
  const joinable = group && (!groupIsFilled(group) || (own && group.id === own.group_id))
  if (inGroup(input.bidGroup) && !opensGroup && !joinable) rejectGroup('group_closed')
  const groupId = group?.id ?? null

  const placement = placementOf(own)
  const allowance = countedAllowance(countOverbidAllowance, {
    lotType: input.lotType,
    agreed: own?.adjustment_price ?? 0,
    ofHall: lot.overbid_allowance,
  })
  const admitted: Admitted = { row, lot, own, placement, amount, allowance, groupId, opensGroup }
  assertReplaceable(admitted, bidder, now)
  assertLimits(admitted, step)
  assertFitsBudget(admitted, isManager(bidder.actor))
  return admitted
}

function rejectGroup(code: 'group_closed' | 'group_of_stock'): never {
  throw new ApiError(code, { fields: { bidGroup: code } })
}

const unknownType = { ok: false, reason: 'bid_type_unknown' } as const

function assertMayView({ actor }: Bidder, { lotType }: PlaceInput) {
  const page = Object.values(pageTypes).find((candidate) => candidate.lotType === lotType)
  if (page && !actor.permission[page.needs]) throw new ApiError('permission_missing')
}

const timeOf = (lot: LotFacts) => ({ auctionDate: lot.auction_at, status: lot.status })

/** The deadline depends on the bidding user's flag, even in a client's name, as the lot's page says beforehand. */
function assertOpen({ won }: PlacementRow, lot: LotFacts, { actor }: Bidder, now: Date) {
  throwIfRejected(checkOpen({ ...timeOf(lot), won }, termsOf(lot), actor.permission.bidDeadlineCheck, now))
}

/** The deadline for withdrawing applies to buyers; staff withdraw in the hall itself. */
function assertReplaceable(
  { own, lot, placement, amount, groupId, opensGroup }: Admitted,
  { actor }: Bidder,
  now: Date,
) {
  if (!own) return
  // In a client's name, placing a bid requires one flag, and changing their bid requires two others.
  if (isManager(actor) && placement === 'change' && !hasControl(actor.permission, 'bidValuesEditor')) {
    throw new ApiError('permission_missing')
  }
  const before = { status: own.status, amount: own.amount, groupId: own.group_id }
  // A group yet to be opened differs from any other.
  const after = isManager(actor)
    ? { amount: Math.max(amount, own.amount), groupId: own.group_id }
    : { amount, groupId: opensGroup ? -1 : groupId }
  throwIfRejected(mayReplace(before, after, timeOf(lot), termsOf(lot), now))
}

/** The client's own limits apply to those who bid in their name. */
function assertLimits(admitted: Admitted, step: number) {
  const { row, placement, amount, allowance } = admitted
  const { permission } = actorOf({ ...row.client, language: 0 })
  if (!permission.biddingAllowed) throw new ApiError('client_restricted')
  if (permission.dailyBidLimitCheck && placement !== 'change') {
    throwIfRejected(checkDailyLimit(row.placed_today, row.daily_bid_limit))
  }
  if (!permission.creditLimitCheck || doesNotRaiseExposure(admitted)) return
  const allow = bidAllowInGroup(creditOf(row), row.displaced, step, allowance)
  if (!withinCredit(amount, allow)) {
    throw new ApiError('not_enough_credit', { detail: { ...balanceInfoOf(row, step), bidAllow: allow } })
  }
}

/** The client's own settings apply to staff too, who must ask them first above their threshold. */
function assertFitsBudget(admitted: Admitted, byStaff: boolean) {
  const { row, amount, allowance } = admitted
  if (row.budget && !doesNotRaiseExposure(admitted))
    assertBudget(lotBudgetOf(row.budget, allowance), { amount, byStaff: byStaff && raises(admitted) })
}

const raises = ({ own, placement, amount }: Admitted) => placement !== 'change' || !own || amount > own.amount

function doesNotRaiseExposure({ own, placement, amount, allowance, groupId, opensGroup }: Admitted): boolean {
  if (placement !== 'change' || !own || opensGroup) return false
  const before = { amount: own.amount + own.counted_allowance, groupId: own.group_id }
  return isWithinCommitment(before, { amount: amount + allowance, groupId })
}

function assertField(field: string, verdict: RuleResult<ErrorCode>) {
  if (!verdict.ok) throw new ApiError(verdict.reason, { fields: { [field]: verdict.reason } })
}

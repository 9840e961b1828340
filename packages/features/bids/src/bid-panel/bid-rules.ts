import { checkBidAmount } from '@seriba/domain/bids/bid-amount'
import { noneType } from '@seriba/domain/bids/bid-type'

/** "No type" is never sent. */
export type BidValues = { amount: number | null; bidType: number; comment: string }

export const emptyValues: BidValues = { amount: null, bidType: noneType, comment: '' }

export type BidRules = {
  startPrice: number
  step: number
  /** Stock is ordered at its price. */
  fixedPrice: number | null
  typeRequired: boolean
}

const amountErrors = ['amount_required', 'amount_too_low', 'amount_off_step', 'amount_too_high'] as const
export type AmountError = (typeof amountErrors)[number]
export type BidErrors = { amount?: AmountError; bidType?: 'bid_type_required'; client?: 'field_required' }

export const isAmountError = (code: string): code is AmountError =>
  (amountErrors as readonly string[]).includes(code)

export function amountError(amount: number | null, rules: BidRules): AmountError | undefined {
  if (rules.fixedPrice !== null) return undefined
  const verdict = checkBidAmount(amount, rules)
  return verdict.ok ? undefined : verdict.reason
}

/** Everything that must be corrected before the confirmation of a bid can be shown (2§5.3, 5.4). */
export function checkBid(values: BidValues, rules: BidRules, clientMissing: boolean): BidErrors {
  const amount = amountError(values.amount, rules)
  return {
    ...(amount && { amount }),
    ...(rules.typeRequired && values.bidType === noneType && { bidType: 'bid_type_required' as const }),
    ...(clientMissing && { client: 'field_required' as const }),
  }
}

/** The figure that is bid and checked against the credit: a stock car's price, otherwise what was typed. */
export const amountOf = (values: BidValues, rules: BidRules): number => rules.fixedPrice ?? values.amount ?? 0

import type { Bid } from '@seriba/contracts/bid-lists'
import { checkBidAmount } from '@seriba/domain/bids/bid-amount'
import { noneType } from '@seriba/domain/bids/bid-type'
import { ungrouped } from '@seriba/domain/bids/group'
import type { AmountError } from '../bid-panel/bid-rules.ts'

/** A bid's editable values; yen. */
export type EditValues = {
  amount: number | null
  bidGroup: number
  adjustmentPrice: number | null
  exportType: number
}

/** What somebody has changed but not saved; everything else follows the row. */
export type Touched = Partial<EditValues>

export const valuesOf = (bid: Bid): EditValues => ({
  amount: bid.bidAmount,
  bidGroup: bid.bidGroup ?? ungrouped,
  adjustmentPrice: bid.adjustmentPrice || null,
  exportType: bid.exportType ?? noneType,
})

const names = ['amount', 'bidGroup', 'adjustmentPrice', 'exportType'] as const

/** Only the values that differ from the row. */
export const changedOf = (bid: Bid, touched: Touched): Touched => {
  const now = valuesOf(bid)
  // An allowance of 0 means none, however it is typed.
  const plain = (values: Touched, name: keyof EditValues) =>
    name === 'adjustmentPrice' ? values[name] || null : values[name]
  const changed = names.filter((name) => name in touched && plain(touched, name) !== plain(now, name))
  return Object.fromEntries(changed.map((name) => [name, touched[name]]))
}

/** Whether someone else has changed a value that is being edited here. */
export const overtaken = (opened: Bid, bid: Bid, touched: Touched): boolean => {
  const [before, now] = [valuesOf(opened), valuesOf(bid)]
  return names.some((name) => name in touched && before[name] !== now[name])
}

/** An amount must be a multiple of the step, except a stock car's price and an unchanged amount (DEC22). */
export function editError(bid: Bid, amount: number | null, step: number): AmountError | undefined {
  if (amount === bid.bidAmount) return undefined
  const verdict = checkBidAmount(amount, { startPrice: 0, step: bid.lotType === 'stock' ? 1 : step })
  return verdict.ok ? undefined : verdict.reason
}

export const isBelowStart = (bid: Bid, amount: number | null) =>
  amount !== null && amount !== bid.bidAmount && amount < bid.startPrice

export const requestOf = ({ bidId, version }: Bid, { adjustmentPrice, amount, ...other }: Touched) => ({
  bidId,
  version,
  ...other,
  ...(amount !== undefined && amount !== null && { amount }),
  ...(adjustmentPrice !== undefined && { adjustmentPrice: adjustmentPrice ?? 0 }),
})

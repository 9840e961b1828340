import { ok, type RuleResult, rejected } from '../access/rule-result.ts'

/** Bids go up in steps of this size unless the company configures another, in yen. */
export const defaultBidStep = 5000

/** The highest amount that a bid may name, in yen: it keeps every sum well inside a 64-bit integer. */
export const maxBidAmount = 1_000_000_000

/** Whether an amount may be bid on a lot, all in yen (2§5.3). A lot without a start price has 0. */
export function checkBidAmount(
  amount: number | null,
  { startPrice, step = defaultBidStep }: { startPrice: number; step?: number },
): RuleResult<'amount_required' | 'amount_too_low' | 'amount_off_step' | 'amount_too_high'> {
  if (amount === null) return rejected('amount_required')
  if (amount <= 0 || amount < startPrice) return rejected('amount_too_low')
  if (amount % step !== 0) return rejected('amount_off_step')
  return amount > maxBidAmount ? rejected('amount_too_high') : ok
}

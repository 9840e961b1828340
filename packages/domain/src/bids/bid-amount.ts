import { allowed, refused, type Verdict } from '../access/verdict.ts'

/** Bids go up in this step unless the company configures another, in yen. */
export const defaultBidStep = 5000

/** Highest amount a bid may name, in yen: keeps every sum well inside a 64-bit integer. */
export const maxBidAmount = 1_000_000_000

/** Whether an amount may be placed on a lot, all in yen (2§5.3). A lot without a start price has 0. */
export function checkBidAmount(
  amount: number | null,
  { startPrice, step = defaultBidStep }: { startPrice: number; step?: number },
): Verdict<'amount_required' | 'amount_too_low' | 'amount_off_step' | 'amount_too_high'> {
  if (amount === null) return refused('amount_required')
  if (amount <= 0 || amount < startPrice) return refused('amount_too_low')
  if (amount % step !== 0) return refused('amount_off_step')
  return amount > maxBidAmount ? refused('amount_too_high') : allowed
}

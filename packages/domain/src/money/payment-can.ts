import { ok, type RuleResult, rejected } from '../access/rule-result.ts'
import type { Credit } from '../bids/credit.ts'
import { addDays, jstDay } from '../time/jst.ts'
import type { PaymentType } from './payment-types.ts'

/** What staff enters by hand: cars are charged when their price is. */
export const recordedTypes = ['Remittances', 'Yahoo'] as const satisfies readonly PaymentType[]
export type RecordedType = (typeof recordedTypes)[number]

export const highestPayment = 999_999_999

/** As the ledger keeps it: received is positive, charged is negative. */
export const signed = (type: RecordedType, amount: number) => (type === 'Remittances' ? amount : -amount)

/** Days back to which staff dates what it enters; what is older is brought in by an import. */
export const datedBackDays = 366

type Line = { type: PaymentType; reverses: number | null; reversedBy: number | null }

export const paymentCan = {
  /** What is entered in yen by hand; null is an empty field. */
  amount(amount: number | null): RuleResult<'field_required' | 'amount_zero' | 'payment_too_high'> {
    if (amount === null) return rejected('field_required')
    if (amount <= 0) return rejected('amount_zero')
    return amount > highestPayment ? rejected('payment_too_high') : ok
  },

  /** Money is entered on the Japanese day that it came, or later. */
  record(day: string, now: Date): RuleResult<'date_ahead' | 'date_too_old'> {
    const today = jstDay(now)
    if (day > today) return rejected('date_ahead')
    return day < addDays(today, -datedBackDays) ? rejected('date_too_old') : ok
  },

  /** Money goes back to a client while what they may have to pay stays covered (GAP65). Yen. */
  refund(amount: number, { balance, creditLimit, activeBids }: Credit): RuleResult<'not_covered'> {
    return activeBids > balance + creditLimit - amount ? rejected('not_covered') : ok
  },

  /** A mistake is taken back once, by a line of its own; a car's charge follows its price. */
  reverse: ({
    type,
    reverses,
    reversedBy,
  }: Line): RuleResult<'payment_not_reversible' | 'payment_reversed'> => {
    if (type === 'CarPurchase' || reverses !== null) return rejected('payment_not_reversible')
    return reversedBy === null ? ok : rejected('payment_reversed')
  },
}

import { ok, type RuleResult, rejected } from '../access/rule-result.ts'
import type { Credit } from '../bids/credit.ts'
import { addDays, jstDay } from '../time/jst.ts'
import type { PaymentType } from './payment-types.ts'

/** What staff enter manually: cars are charged automatically when they have a price. */
export const recordedTypes = ['Remittances', 'Yahoo'] as const satisfies readonly PaymentType[]
export type RecordedType = (typeof recordedTypes)[number]

export const highestPayment = 999_999_999

/** As the ledger stores it: received is positive, charged is negative. */
export const signed = (type: RecordedType, amount: number) => (type === 'Remittances' ? amount : -amount)

/** How many days staff may backdate an entry; anything older is brought in by an import. */
export const maxBackdatingDays = 366

type Line = { type: PaymentType; reverses: number | null; reversedBy: number | null }

export const paymentCan = {
  /** A yen amount entered manually; null is an empty field. */
  amount(amount: number | null): RuleResult<'field_required' | 'amount_zero' | 'payment_too_high'> {
    if (amount === null) return rejected('field_required')
    if (amount <= 0) return rejected('amount_zero')
    return amount > highestPayment ? rejected('payment_too_high') : ok
  },

  /** Money is entered on the Japanese day on which it came in, or later. */
  record(day: string, now: Date): RuleResult<'date_ahead' | 'date_too_old'> {
    const today = jstDay(now)
    if (day > today) return rejected('date_ahead')
    return day < addDays(today, -maxBackdatingDays) ? rejected('date_too_old') : ok
  },

  /** Money is paid back to a client only if what they may have to pay stays covered (GAP65). Yen. */
  refund(amount: number, { balance, creditLimit, activeBids }: Credit): RuleResult<'not_covered'> {
    return activeBids > balance + creditLimit - amount ? rejected('not_covered') : ok
  },

  /** A mistake is reversed once, by a separate line; a car's charge follows its price. */
  reverse: ({
    type,
    reverses,
    reversedBy,
  }: Line): RuleResult<'payment_not_reversible' | 'payment_reversed'> => {
    if (type === 'CarPurchase' || reverses !== null) return rejected('payment_not_reversible')
    return reversedBy === null ? ok : rejected('payment_reversed')
  },
}

import { allowed, refused, type Verdict } from '../access/verdict.ts'
import { jstDay } from '../time/jst.ts'
import type { PaymentType } from './payment-types.ts'

/** What staff enters by hand: cars are charged when their price is. */
export const recordedTypes = ['Remittances', 'Yahoo'] as const satisfies readonly PaymentType[]
export type RecordedType = (typeof recordedTypes)[number]

export const highestPayment = 999_999_999

/** As the ledger keeps it: received is positive, charged is negative. */
export const signed = (type: RecordedType, amount: number) => (type === 'Remittances' ? amount : -amount)

type Line = { type: PaymentType; reverses: number | null; reversedBy: number | null }

export const paymentCan = {
  /** Money is entered on the Japanese day that it came, or later. */
  record: (day: string, now: Date): Verdict<'date_ahead'> =>
    day > jstDay(now) ? refused('date_ahead') : allowed,

  /** A mistake is taken back once, by a line of its own; a car's charge follows its price. */
  reverse: ({ type, reverses, reversedBy }: Line): Verdict<'payment_not_reversible' | 'payment_reversed'> => {
    if (type === 'CarPurchase' || reverses !== null) return refused('payment_not_reversible')
    return reversedBy === null ? allowed : refused('payment_reversed')
  },
}

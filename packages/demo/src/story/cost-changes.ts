import type { PurchaseCosts } from '@seriba/domain/money/fees'

/** What the company charges otherwise than it did at the win, and what its buyer reads about it. */
export type PlannedCostChange = { line: keyof PurchaseCosts; yen: number; reason: string; daysAfter: number }

/** Of purchases whose costs were known at the bid, the latest first: what differed once the car was seen and shipped. */
export const costChanges: readonly PlannedCostChange[][] = [
  [
    {
      line: 'freight',
      yen: 6_500,
      reason: 'Measured at the yard: larger than the catalog says, it has roof rails',
      daysAfter: 2,
    },
  ],
  [{ line: 'other', yen: -3_000, reason: 'The hall sent the papers at its own cost', daysAfter: 2 }],
]

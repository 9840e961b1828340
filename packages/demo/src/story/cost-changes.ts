import type { PurchaseCosts } from '@seriba/domain/money/fees'

/** A charge that differs from the one at the win, and the explanation for the buyer. */
export type PlannedCostChange = { line: keyof PurchaseCosts; yen: number; reason: string; daysAfter: number }

/** What changed once the car had been seen and shipped, for the latest purchases whose costs were known at the bid. */
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

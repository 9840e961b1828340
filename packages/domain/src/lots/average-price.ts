/**
 * What an average price is taken from: sold lots of one model and chassis code, near in age and condition (GAP38).
 * The code is the part of the chassis ID before the dash.
 */
export const comparable = {
  /** Years apart at most. */
  years: 1,
  /** Condition ranks apart at most. */
  condition: 0.5,
  /** Days back. */
  days: 180,
  /** Fewer sales than this say nothing. */
  least: 3,
} as const

/**
 * What an average price is based on: sold lots of the same model and chassis code, similar in age and condition
 * (GAP38). The code is the part of the chassis ID before the dash.
 */
export const comparable = {
  /** At most this many years apart. */
  years: 1,
  /** At most this many condition ranks apart. */
  condition: 0.5,
  /** How many days back. */
  days: 180,
  /** With fewer sales than this, there is no average. */
  least: 3,
} as const

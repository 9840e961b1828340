import * as z from 'zod/mini'

/** What an estimate is based on: the sources of a destination’s figures, what they do not include, and the exchange rates. */
export const estimateBasis = {
  sources: z.array(
    z.object({ title: z.string(), url: z.string(), readOn: z.string(), official: z.boolean() }),
  ),
  /** What is not in the sums. */
  notIncluded: z.array(
    z.object({
      en: z.string(),
      ru: z.string(),
      /** What it usually costs there; null if the company does not say. */
      typical: z.nullable(z.object({ amount: z.string(), currency: z.string() })),
    }),
  ),
  /** Yen for one unit of a currency, and the day of the rate. */
  rates: z.record(z.string(), z.string()),
  ratesOn: z.string(),
  /** The exchange rates are more than a month old; they are used anyway. */
  ratesStale: z.boolean(),
  /** The day by which the destination’s figures are to be reviewed; null if no day is set, or without a port. */
  reviewBy: z.nullable(z.string()),
}

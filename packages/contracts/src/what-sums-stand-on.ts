import * as z from 'zod/mini'

/** Where the figures of a destination are from, what they leave out, and the rates that they are computed with. */
export const whatSumsStandOn = {
  sources: z.array(
    z.object({ title: z.string(), url: z.string(), readOn: z.string(), official: z.boolean() }),
  ),
  /** What is not in the sums. */
  notIncluded: z.array(
    z.object({
      en: z.string(),
      ru: z.string(),
      /** What it usually costs there; null where the company does not say. */
      usually: z.nullable(z.object({ amount: z.string(), currency: z.string() })),
    }),
  ),
  /** Yen for one unit of a currency, and their day. */
  rates: z.record(z.string(), z.string()),
  ratesOn: z.string(),
  /** The rates of exchange are more than a month old; they are used anyway. */
  ratesOld: z.boolean(),
  /** The day until which the destination’s rates had to be looked at again; null where nobody has to, or without a port. */
  reviewBy: z.nullable(z.string()),
}

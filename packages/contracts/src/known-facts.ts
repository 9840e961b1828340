import { fuels } from '@seriba/domain/landed-cost/tables'
import * as z from 'zod/mini'
import { int } from './fields.ts'

/**
 * What the caller knows about a vehicle that its lot does not say; whatever is given leaves nothing open in the sum.
 */
export const knownFacts = {
  /** Month of first registration, `YYYY-MM`. */
  registered: z.optional(z.string().check(z.regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/))),
  fuel: z.optional(z.enum(fuels)),
  cc: z.optional(int(0, 30_000)),
  hp: z.optional(int(1, 3000)),
  /** Grams per kilometer. */
  co2: z.optional(int(0, 2000)),
  kg: z.optional(int(1, 200_000)),
  /** Liters: a cubic meter is 1 000. */
  volume: z.optional(int(1, 1_000_000)),
  runs: z.optional(z.enum(['yes', 'no'])),
  /** Whether its origin in Japan can be proven. */
  originJapan: z.optional(z.enum(['yes', 'no'])),
  /** In the destination's list of new prices, in its currency: some countries tax by it, whatever the bid. */
  listValue: z.optional(int(1, 1_000_000_000_000)),
}

import type * as contracts from '@seriba/contracts/production-month'
import type { QueryRules } from '../endpoint.ts'

/** An hour: a vehicle is made only once, and coming back to its lot need not ask again. */
const kept = 60 * 60

export const lookUpProductionMonth: QueryRules<typeof contracts.lookUpProductionMonth> = {
  keepUnusedDataFor: kept,
}

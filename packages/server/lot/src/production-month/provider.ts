import type { ProductionInfo } from '@seriba/contracts/production-month'
import { productionMonthOf } from '@seriba/demo/production-month'
import type { Config } from '@seriba/server-kit/config'
import { httpProvider } from './http-provider.ts'

/** A vehicle whose chassis number somebody has read; all else is said by its lot. */
export type VehicleQuery = {
  kind: 'car' | 'bike' | 'machinery' | 'stock'
  maker: string
  model: string
  /** As `normalChassis` writes it. */
  chassis: string
  /** What the lot says of the vehicle; the number may be another's. */
  lot: { chassis: string; auctionSheet: string | null }
}

/** Where it is known when vehicles were made. */
export type ProductionMonthProvider = {
  /** Null where it does not know the number. Rejects where it cannot answer, or answers nonsense. */
  find(asked: VehicleQuery): Promise<ProductionInfo | null>
  /** Whether each answer may cost something, so that it is kept and counted. */
  costs: boolean
}

/** The demo company's own catalogue, which needs no network. */
const demoProvider: ProductionMonthProvider = {
  find: async (asked) => productionMonthOf(asked),
  costs: false,
}

/** The one that is set; the demo company has its own; null where there is none (GAP35). */
export function productionMonthProvider({
  productionMonth,
  demo,
}: Pick<Config, 'productionMonth' | 'demo'>): ProductionMonthProvider | null {
  if (productionMonth) return httpProvider(productionMonth)
  return demo ? demoProvider : null
}

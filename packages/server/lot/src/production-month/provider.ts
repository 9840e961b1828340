import { productionMonthOf } from '@seriba/demo/production-month'
import type { Config } from '@seriba/server-kit/config'
import { httpProvider } from './http-provider.ts'
import type { ProductionMonthProvider } from './provider-port.ts'

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

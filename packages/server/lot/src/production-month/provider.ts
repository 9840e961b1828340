import type { AppContext } from '@seriba/server-kit/context'
import { httpProvider } from './http-provider.ts'
import type { ProductionMonthProvider } from './provider-port.ts'

/** The configured one, or else the demo company's own; null if there is none (GAP35). */
export function productionMonthProvider({
  config: { productionMonth },
  demoCompany,
}: Pick<AppContext, 'demoCompany'> & {
  config: Pick<AppContext['config'], 'productionMonth'>
}): ProductionMonthProvider | null {
  if (productionMonth) return httpProvider(productionMonth)
  // It needs no network.
  return demoCompany && { find: async (asked) => demoCompany.productionMonth(asked), costs: false }
}

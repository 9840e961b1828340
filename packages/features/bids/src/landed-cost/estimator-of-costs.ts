import type { Output } from '@seriba/contracts/contract'
import type { CostChoices, lotCosts } from '@seriba/contracts/costs'
import {
  type CostEstimate,
  type Estimator,
  estimateAt,
  estimatorOf,
} from '@seriba/domain/landed-cost/estimate'

export type LotCosts = NonNullable<Output<typeof lotCosts>['costs']>
type Chosen = Pick<CostChoices, 'port' | 'regime'>

const made = new WeakMap<LotCosts, Chosen & { estimator: Estimator }>()
const estimated = new WeakMap<Estimator, { price: number; estimate: CostEstimate }>()

/** The same for the same choice: what stands in several places of the panel is computed once. */
export function estimatorFor(costs: LotCosts, { port, regime }: Chosen): Estimator {
  const last = made.get(costs)
  if (last?.port === port && last.regime === regime) return last.estimator
  const { document, vehicle, hall } = costs
  const estimator = estimatorOf({ document, vehicle, hall, port, regime })
  made.set(costs, { port, regime, estimator })
  return estimator
}

export function estimateFor(estimator: Estimator, price: number): CostEstimate {
  const last = estimated.get(estimator)
  if (last?.price === price) return last.estimate
  const estimate = estimateAt(estimator, price)
  estimated.set(estimator, { price, estimate })
  return estimate
}

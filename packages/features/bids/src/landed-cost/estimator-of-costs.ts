import type { Output } from '@seriba/contracts/contract'
import type { CostChoices, lotCosts } from '@seriba/contracts/costs'
import {
  type CostEstimate,
  type Estimator,
  estimateAt,
  estimatorOf,
} from '@seriba/domain/landed-cost/estimate'
import { withFacts } from '@seriba/domain/landed-cost/known-facts'

export type LotCosts = NonNullable<Output<typeof lotCosts>['costs']>
type Chosen = Pick<CostChoices, 'port' | 'regime'> & { listValue: number | null }

const made = new WeakMap<LotCosts, Chosen & { estimator: Estimator }>()
const estimated = new WeakMap<Estimator, { price: number; estimate: CostEstimate }>()

/** The same object for the same choice: what is shown in several places of the panel is computed once. */
export function estimatorFor(costs: LotCosts, { port, regime, listValue }: Chosen): Estimator {
  const last = made.get(costs)
  if (last?.port === port && last.regime === regime && last.listValue === listValue) return last.estimator
  const { document, hall } = costs
  const vehicle = withFacts(costs.vehicle, listValue === null ? {} : { listValue })
  const estimator = estimatorOf({ document, vehicle, hall, port, regime })
  made.set(costs, { port, regime, listValue, estimator })
  return estimator
}

export function estimateFor(estimator: Estimator, price: number): CostEstimate {
  const last = estimated.get(estimator)
  if (last?.price === price) return last.estimate
  const estimate = estimateAt(estimator, price)
  estimated.set(estimator, { price, estimate })
  return estimate
}

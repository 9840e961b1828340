import type { Names } from '../landed-cost/cost-source.ts'
import type { CostEstimate, Estimator } from '../landed-cost/estimate.ts'
import { blockOf, importVerdict } from './import-verdict.ts'

/**
 * Why no bid may be placed for this port: Japan does not let the vehicle out, at this price or at any, or the company
 * has marked a rule that it breaks. Null where nothing stands against it.
 */
export function blockedBid(
  { document, port, regime, vehicle }: Pick<Estimator, 'document' | 'port' | 'regime' | 'vehicle'>,
  { ban }: Pick<CostEstimate, 'ban'>,
): Names | null {
  if (port === null) return null
  return ban?.because ?? blockOf(importVerdict({ document, port, regime }, vehicle))?.says ?? null
}

import type { Names } from '../landed-cost/cost-source.ts'
import type { CostEstimate, Estimator } from '../landed-cost/estimate.ts'
import { blockOf, importVerdict } from './import-verdict.ts'

/**
 * Why no bid may be placed for this port: Japan bans the export of the vehicle, at this price or at any, or it breaks
 * a rule that the company has marked. Null if nothing prevents it.
 */
export function blockedBid(
  { document, port, regime, vehicle }: Pick<Estimator, 'document' | 'port' | 'regime' | 'vehicle'>,
  { ban }: Pick<CostEstimate, 'ban'>,
): Names | null {
  if (port === null) return null
  return ban?.because ?? blockOf(importVerdict({ document, port, regime }, vehicle))?.says ?? null
}

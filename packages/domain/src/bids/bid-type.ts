import type { Permissions } from '../access/permissions.ts'
import { ok, type RuleResult, rejected } from '../access/rule-result.ts'
import type { LotType } from '../lots/page-types.ts'

/** The choice of no bid type. */
export const noneType = -1

/**
 * A bid names its type if the bidder is asked for one, and has none if no types are shown to them. A stock order has
 * none (2§2.17).
 */
export function checkBidType(
  bidType: number | null,
  lotType: LotType,
  permission: Pick<Permissions, 'exportTypeShow' | 'exportTypeOptional'>,
): RuleResult<'bid_type_required' | 'permission_missing'> {
  if (bidType !== null && !permission.exportTypeShow) return rejected('permission_missing')
  const asked = lotType !== 'stock' && permission.exportTypeShow && !permission.exportTypeOptional
  return asked && bidType === null ? rejected('bid_type_required') : ok
}

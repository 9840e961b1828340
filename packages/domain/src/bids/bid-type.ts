import type { Permissions } from '../access/permissions.ts'
import { allowed, refused, type Verdict } from '../access/verdict.ts'
import type { LotType } from '../lots/page-types.ts'

/** The choice of no type. */
export const noType = -1

/** A bid names its type where the bidder is asked for one, and none where he is not shown any. A stock order has none (2§2.17). */
export function checkBidType(
  bidType: number | null,
  lotType: LotType,
  permission: Pick<Permissions, 'exportTypeShow' | 'exportTypeOptional'>,
): Verdict<'bid_type_required' | 'permission_missing'> {
  if (bidType !== null && !permission.exportTypeShow) return refused('permission_missing')
  const asked = lotType !== 'stock' && permission.exportTypeShow && !permission.exportTypeOptional
  return asked && bidType === null ? refused('bid_type_required') : allowed
}

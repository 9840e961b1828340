import { ok, type RuleResult, rejected } from '../access/rule-result.ts'
import type { LotType } from '../lots/page-types.ts'

/**
 * A lot goes to one client unless staff state a reason: the hall sold it twice, or a client passed it on. A stock
 * item is a single car.
 */
export const checkSecondWin = (lotType: LotType, reason: string): RuleResult<'lot_already_won'> =>
  lotType !== 'stock' && reason.trim() !== '' ? ok : rejected('lot_already_won')

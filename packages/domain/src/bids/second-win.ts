import { ok, type RuleResult, rejected } from '../access/rule-result.ts'
import type { LotType } from '../lots/page-types.ts'

/** A lot goes to one client, but for a reason that staff states: the hall sold it twice, or a client gave it on. Stock is one car. */
export const checkSecondWin = (lotType: LotType, reason: string): RuleResult<'lot_already_won'> =>
  lotType !== 'stock' && reason.trim() !== '' ? ok : rejected('lot_already_won')

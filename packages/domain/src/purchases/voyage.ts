import { ok, type RuleResult, rejected } from '../access/rule-result.ts'
import { isTerminal } from '../money/purchase-moves.ts'
import { purchaseStatuses as at, type PurchaseStatus } from '../money/purchase-status.ts'

/** Japanese days. */
type VoyageDays = { cutOff: string | null; etd: string; eta: string }

/** A ship takes on cars before it leaves, and arrives after that. */
export function voyageProblems({ cutOff, etd, eta }: VoyageDays) {
  return {
    ...(cutOff && etd && cutOff > etd && { cutOff: 'days_out_of_order' as const }),
    ...(etd && eta && eta < etd && { eta: 'days_out_of_order' as const }),
  }
}

export const voyageName = ({ ship, number }: { ship: string; number: string }) => `${ship} ${number}`

/** Where a ship is, judging by the day. */
export const voyageState = ({ etd, eta }: Pick<VoyageDays, 'etd' | 'eta'>, today: string) =>
  today < etd ? 'booking' : today < eta ? 'atSea' : 'arrived'

/** Whether cars can still be brought to a ship. */
export const takesCars = ({ cutOff, etd }: Pick<VoyageDays, 'cutOff' | 'etd'>, today: string) =>
  today <= (cutOff ?? etd)

/** A car can be booked on a ship as long as it is not on board one. */
export const canAssignVoyage = (
  status: PurchaseStatus,
): RuleResult<'purchase_on_its_way' | 'purchase_over'> => {
  if (isTerminal(status)) return rejected('purchase_over')
  return status === at.inTransit || status === at.delivered ? rejected('purchase_on_its_way') : ok
}

/** As many as are booked; any number if there is no limit. */
export const hasRoom = (capacity: number | null, cars: number): RuleResult<'voyage_full'> =>
  capacity !== null && cars > capacity ? rejected('voyage_full') : ok

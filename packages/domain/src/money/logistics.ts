import { ok, type RuleResult, rejected } from '../access/rule-result.ts'

/** The shipping details of a purchase that are text, in the order of 3§3.9. */
export const logisticsTexts = [
  'stockYard',
  'exportPort',
  'exportType',
  'shippingLine',
  'voyage',
  'destination',
  'dischargePort',
  'blNumber',
  'containerNo',
] as const

/** The same for Japanese days. */
export const logisticsDays = ['yardEta', 'etd', 'eta'] as const

export type LogisticsField = (typeof logisticsTexts)[number] | (typeof logisticsDays)[number]
export type Logistics = Record<LogisticsField, string | null>

/** A change to something already announced needs a reason, as a step back does; a new detail does not. */
export const isCorrection = (before: Logistics, changed: Partial<Logistics>) =>
  Object.keys(changed).some((field) => before[field as LogisticsField])

/** A ship arrives after it has left. */
export const inOrder = ({ etd, eta }: Pick<Logistics, 'etd' | 'eta'>): RuleResult<'days_out_of_order'> =>
  etd && eta && eta < etd ? rejected('days_out_of_order') : ok

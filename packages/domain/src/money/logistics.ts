import { ok, type RuleResult, rejected } from '../access/rule-result.ts'

/** What is told of a purchase's way in words, in the order of 3§3.9. */
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

/** Likewise in Japanese days. */
export const logisticsDays = ['yardEta', 'etd', 'eta'] as const

export type LogisticsField = (typeof logisticsTexts)[number] | (typeof logisticsDays)[number]
export type Logistics = Record<LogisticsField, string | null>

/** What was told and changes is explained, as a step back is; what becomes known is not. */
export const isCorrection = (before: Logistics, changed: Partial<Logistics>) =>
  Object.keys(changed).some((field) => before[field as LogisticsField])

/** A ship arrives once it has left. */
export const inOrder = ({ etd, eta }: Pick<Logistics, 'etd' | 'eta'>): RuleResult<'days_out_of_order'> =>
  etd && eta && eta < etd ? rejected('days_out_of_order') : ok

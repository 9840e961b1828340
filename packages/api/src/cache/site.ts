import type { Option } from '@seriba/contracts/fields'
import type * as contracts from '@seriba/contracts/site'
import type { QueryRules } from '../endpoint.ts'

/** The server's words are the labels and its labels the values (1§4.2). */
const swapValueAndLabel = ({ value, label }: Option): Option => {
  const words = String(value)
  return { value: label, label: words.charAt(0).toUpperCase() + words.slice(1) }
}

/** Reference data that does not change while the page is open. */
const longLived = { keepUnusedDataFor: 24 * 60 * 60 }

export const siteConfig: QueryRules<typeof contracts.siteConfig> = { ...longLived, providesTags: ['Site'] }

export const auctionDay: QueryRules<typeof contracts.auctionDay> = { keepUnusedDataFor: 60 }

/** Somebody's country does not change with the language, which the answer itself may have switched. */
export const ipInfo: QueryRules<typeof contracts.ipInfo> = { ...longLived }

export const countryList: QueryRules<typeof contracts.countryList> = { ...longLived, providesTags: ['Words'] }

export const currencyList: QueryRules<typeof contracts.currencyList> = { ...longLived }

export const languageList: QueryRules<typeof contracts.languageList> = { ...longLived }

export const menuCounters: QueryRules<typeof contracts.menuCounters> = { providesTags: ['Counters'] }

export const gearboxList: QueryRules<typeof contracts.gearboxList> = { ...longLived }

export const auctionStatusList: QueryRules<typeof contracts.auctionStatusList> = {
  ...longLived,
  transformResponse: (statuses: Option[]) => statuses.map(swapValueAndLabel),
}

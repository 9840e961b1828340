import type { Option } from '@seriba/contracts/fields'
import * as contracts from '@seriba/contracts/site'
import { api } from './api.ts'
import { bind } from './bind.ts'

/** The server's words are the labels and its labels the values (1§4.2). */
const turned = ({ value, label }: Option): Option => {
  const words = String(value)
  return { value: label, label: words.charAt(0).toUpperCase() + words.slice(1) }
}

/** Reference data that does not change while the page is open. */
const forGood = { keepUnusedDataFor: 24 * 60 * 60 }

export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    siteConfig: build.query({ ...bind(contracts.siteConfig), ...forGood, providesTags: ['Site'] }),
    auctionDay: build.query({ ...bind(contracts.auctionDay), keepUnusedDataFor: 60 }),
    ipInfo: build.query({ ...bind(contracts.ipInfo), ...forGood, providesTags: ['Words'] }),
    countryList: build.query({ ...bind(contracts.countryList), ...forGood, providesTags: ['Words'] }),
    currencyList: build.query({ ...bind(contracts.currencyList), ...forGood }),
    languageList: build.query({ ...bind(contracts.languageList), ...forGood }),
    menuCounters: build.query({ ...bind(contracts.menuCounters), providesTags: ['Counters'] }),
    denyCookies: build.mutation(bind(contracts.denyCookies)),
    gearboxList: build.query({ ...bind(contracts.gearboxList), ...forGood }),
    auctionStatusList: build.query({
      ...bind(contracts.auctionStatusList),
      ...forGood,
      transformResponse: (statuses: Option[]) => statuses.map(turned),
    }),
  }),
})

export const {
  useSiteConfigQuery,
  useAuctionDayQuery,
  useIpInfoQuery,
  useCountryListQuery,
  useCurrencyListQuery,
  useLanguageListQuery,
  useMenuCountersQuery,
  useDenyCookiesMutation,
  useGearboxListQuery,
  useAuctionStatusListQuery,
} = siteApi

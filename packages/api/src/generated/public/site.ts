// Generated from packages/contracts/src/site.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/site'
import * as cache from '../../cache/site.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Today's auctions, for the login page. `GET /site/auction-day` */
export const auctionDay = query(contracts.auctionDay, cache.auctionDay)
export const useAuctionDayQuery = useQueryOf(auctionDay)
export const useLazyAuctionDayQuery = useLazyQueryOf(auctionDay)

/** Countries, with their phone codes. `GET /site/get-country-list` */
export const countryList = query(contracts.countryList, cache.countryList)
export const useCountryListQuery = useQueryOf(countryList)
export const useLazyCountryListQuery = useLazyQueryOf(countryList)

/** Currencies an account may be kept in. `GET /site/currency-list` */
export const currencyList = query(contracts.currencyList, cache.currencyList)
export const useCurrencyListQuery = useQueryOf(currencyList)
export const useLazyCurrencyListQuery = useLazyQueryOf(currencyList)

/** Removes the optional cookies that scripts cannot reach (DEC29). `POST /site/deny-cookies` */
export const denyCookies = mutation(contracts.denyCookies)
export const useDenyCookiesMutation = useMutationOf(denyCookies)

/** The country of the caller's address, for the sign-up form. `GET /site/ip-info` */
export const ipInfo = query(contracts.ipInfo, cache.ipInfo)
export const useIpInfoQuery = useQueryOf(ipInfo)
export const useLazyIpInfoQuery = useLazyQueryOf(ipInfo)

/** The languages that the portal is offered in. `GET /site/get-language` */
export const languageList = query(contracts.languageList, cache.languageList)
export const useLanguageListQuery = useQueryOf(languageList)
export const useLazyLanguageListQuery = useLazyQueryOf(languageList)

/** Reports an error in a browser to the server's log: the message, the stack, and the page's path without codes. `POST /site/page-error` */
export const reportPageError = mutation(contracts.reportPageError)
export const useReportPageErrorMutation = useMutationOf(reportPageError)

/** What every page needs to know about the company: name, colors, contacts, enabled features. `GET /site/config` */
export const siteConfig = query(contracts.siteConfig, cache.siteConfig)
export const useSiteConfigQuery = useQueryOf(siteConfig)
export const useLazySiteConfigQuery = useLazyQueryOf(siteConfig)

// Generated from packages/contracts/src/price-evidence.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/price-evidence'
import * as cache from '../../cache/price-evidence.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** The same car at earlier auctions, the latest first: by its chassis number, or where that is not whole, by code, year, trim, color and mileage as far as no other car can be meant. Prices are null for those who may not see statistics. `GET /:pageType/earlier-auctions` */
export const earlierAuctions = query(contracts.earlierAuctions, cache.earlierAuctions)
export const useEarlierAuctionsQuery = useQueryOf(earlierAuctions)
export const useLazyEarlierAuctionsQuery = useLazyQueryOf(earlierAuctions)

/** What lots like one went for in the last 180 days: of the same chassis code, a year and half a grade up or down, about as far driven, and of its trim. Null where nothing can be compared. Needs the flag of the lot's page and of its statistics. `GET /:pageType/price-evidence` */
export const priceEvidence = query(contracts.priceEvidence)
export const usePriceEvidenceQuery = useQueryOf(priceEvidence)
export const useLazyPriceEvidenceQuery = useLazyQueryOf(priceEvidence)

/** Says that an earlier auction was of another car: it is hidden from who says so, and from everybody where staff does. `POST /:pageType/wrong-match` */
export const reportWrongMatch = mutation(contracts.reportWrongMatch, cache.reportWrongMatch)
export const useReportWrongMatchMutation = useMutationOf(reportWrongMatch)

/** Has the caller told when the car of a lot is up for auction again, or takes that back. Needs a whole chassis number. `POST /:pageType/car-watch` */
export const watchCar = mutation(contracts.watchCar, cache.watchCar)
export const useWatchCarMutation = useMutationOf(watchCar)

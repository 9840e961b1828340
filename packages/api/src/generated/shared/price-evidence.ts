// Generated from packages/contracts/src/price-evidence.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/price-evidence'
import * as cache from '../../cache/price-evidence.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** The same car at earlier auctions, newest first: by its chassis number or, if that is incomplete, by code, year, trim, color and mileage if no other car can be meant. Prices are null for callers who may not see statistics. `GET /:pageType/earlier-auctions` */
export const earlierAuctions = query(contracts.earlierAuctions, cache.earlierAuctions)
export const useEarlierAuctionsQuery = useQueryOf(earlierAuctions)
export const useLazyEarlierAuctionsQuery = useLazyQueryOf(earlierAuctions)

/** What similar lots sold for in the last 180 days: same chassis code and trim, within a year and half a grade, with similar mileage. Null if nothing can be compared. Requires the flags of the lot's page and of its statistics. `GET /:pageType/price-evidence` */
export const priceEvidence = query(contracts.priceEvidence)
export const usePriceEvidenceQuery = useQueryOf(priceEvidence)
export const useLazyPriceEvidenceQuery = useLazyQueryOf(priceEvidence)

/** Reports that an earlier auction was of another car: it is hidden from the caller or, if staff report it, from everyone. `POST /:pageType/wrong-match` */
export const reportWrongMatch = mutation(contracts.reportWrongMatch, cache.reportWrongMatch)
export const useReportWrongMatchMutation = useMutationOf(reportWrongMatch)

/** Notifies the caller when the car of a lot is up for auction again, or stops doing so. Requires a whole chassis number. `POST /:pageType/car-watch` */
export const watchCar = mutation(contracts.watchCar, cache.watchCar)
export const useWatchCarMutation = useMutationOf(watchCar)

// Generated from packages/contracts/src/auction-day.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/auction-day'
import * as cache from '../../cache/auction-day.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Confirms that someone at the hall has done what had to be done by hand; `action` is what they saw. `PUT /bid/done-by-hand` */
export const doneByHand = mutation(contracts.doneByHand, cache.doneByHand)
export const useDoneByHandMutation = useMutationOf(doneByHand)

/** Enters the results of many bids, each by itself: one that is refused does not hold up the others. `PUT /bid/results` */
export const enterResults = mutation(contracts.enterResults, cache.enterResults)
export const useEnterResultsMutation = useMutationOf(enterResults)

/** Creates a link to download a day's bids, in lot order, as a file; it works for one minute and only for the caller. `GET /bid/day-export` */
export const exportDay = query(contracts.exportDay, cache.exportDay)
export const useExportDayQuery = useQueryOf(exportDay)
export const useLazyExportDayQuery = useLazyQueryOf(exportDay)

/** Creates a link to download all these messages as a file; it works for one minute and only for the caller. `GET /bid/gateway-log-export` */
export const exportGatewayLog = query(contracts.exportGatewayLog, cache.exportGatewayLog)
export const useExportGatewayLogQuery = useQueryOf(exportGatewayLog)
export const useLazyExportGatewayLogQuery = useLazyQueryOf(exportGatewayLog)

/** The messages to and from the halls, newest first. `GET /bid/gateway-log` */
export const gatewayLog = query(contracts.gatewayLog, cache.gatewayLog)
export const useGatewayLogQuery = useQueryOf(gatewayLog)
export const useLazyGatewayLogQuery = useLazyQueryOf(gatewayLog)

/** The halls of a Japanese day with their bids, in lot order. `GET /bid/day` */
export const viewDay = query(contracts.viewDay, cache.viewDay)
export const useViewDayQuery = useQueryOf(viewDay)
export const useLazyViewDayQuery = useLazyQueryOf(viewDay)

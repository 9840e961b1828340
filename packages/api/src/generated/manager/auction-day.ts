// Generated from packages/contracts/src/auction-day.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/auction-day'
import * as cache from '../../cache/auction-day.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Somebody has done at the hall what was to be done by hand; `action` is what they saw. `PUT /bid/done-by-hand` */
export const doneByHand = mutation(contracts.doneByHand, cache.doneByHand)
export const useDoneByHandMutation = useMutationOf(doneByHand)

/** Enters what became of many bids, each by itself: what is refused for one holds no other back. `PUT /bid/results` */
export const enterResults = mutation(contracts.enterResults, cache.enterResults)
export const useEnterResultsMutation = useMutationOf(enterResults)

/** Where the bids of a day, in the order of their lots, can be had as a file, for a minute. `GET /bid/day-export` */
export const exportDay = query(contracts.exportDay, cache.exportDay)
export const useExportDayQuery = useQueryOf(exportDay)
export const useLazyExportDayQuery = useLazyQueryOf(exportDay)

/** Where these messages, with all their pages, can be had as a file, for a minute. `GET /bid/gateway-log-export` */
export const exportGatewayLog = query(contracts.exportGatewayLog, cache.exportGatewayLog)
export const useExportGatewayLogQuery = useQueryOf(exportGatewayLog)
export const useLazyExportGatewayLogQuery = useLazyQueryOf(exportGatewayLog)

/** What was said to halls and by them, the latest first. `GET /bid/gateway-log` */
export const gatewayLog = query(contracts.gatewayLog, cache.gatewayLog)
export const useGatewayLogQuery = useQueryOf(gatewayLog)
export const useLazyGatewayLogQuery = useLazyQueryOf(gatewayLog)

/** Halls of a Japanese day with the bids in them, in the order of their lots. `GET /bid/day` */
export const viewDay = query(contracts.viewDay, cache.viewDay)
export const useViewDayQuery = useQueryOf(viewDay)
export const useLazyViewDayQuery = useLazyQueryOf(viewDay)

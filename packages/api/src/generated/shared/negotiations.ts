// Generated from packages/contracts/src/negotiations.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/negotiations'
import * as cache from '../../cache/negotiations.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** Creates a link to download these negotiations as a file; it works for one minute and only for the caller. `GET /bid/negotiations-export` */
export const exportNegotiations = query(contracts.exportNegotiations, cache.exportNegotiations)
export const useExportNegotiationsQuery = useQueryOf(exportNegotiations)
export const useLazyExportNegotiationsQuery = useLazyQueryOf(exportNegotiations)

/** Negotiations that the caller may see: open ones by their answer-by time, or ended ones, newest first. `GET /bid/negotiations` */
export const listNegotiations = query(contracts.listNegotiations, cache.listNegotiations)
export const useListNegotiationsQuery = useQueryOf(listNegotiations)
export const useLazyListNegotiationsQuery = useLazyQueryOf(listNegotiations)

/** The negotiation about a bid, with every turn. `GET /bid/negotiation` */
export const viewNegotiation = query(contracts.viewNegotiation, cache.viewNegotiation)
export const useViewNegotiationQuery = useQueryOf(viewNegotiation)
export const useLazyViewNegotiationQuery = useLazyQueryOf(viewNegotiation)

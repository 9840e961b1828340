// Generated from packages/contracts/src/halls.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/halls'
import * as cache from '../../cache/halls.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Creates a link to download the halls that match the filters as a file; it works for one minute and only for the caller. `GET /site/halls-export` */
export const exportHalls = query(contracts.exportHalls, cache.exportHalls)
export const useExportHallsQuery = useQueryOf(exportHalls)
export const useLazyExportHallsQuery = useLazyQueryOf(exportHalls)

/** Every hall that has lots or settings, the company's defaults, and the publications, newest first. `GET /site/halls` */
export const listHalls = query(contracts.listHalls, cache.listHalls)
export const useListHallsQuery = useQueryOf(listHalls)
export const useLazyListHallsQuery = useLazyQueryOf(listHalls)

/** Publishes deadlines and fees for halls, valid from a certain day; earlier wins keep theirs. A new name adds a hall. `PUT /site/halls` */
export const saveHalls = mutation(contracts.saveHalls, cache.saveHalls)
export const useSaveHallsMutation = useMutationOf(saveHalls)

/** Withdraws what was published for a later day. `POST /site/halls/withdraw` */
export const withdrawHalls = mutation(contracts.withdrawHalls, cache.withdrawHalls)
export const useWithdrawHallsMutation = useMutationOf(withdrawHalls)

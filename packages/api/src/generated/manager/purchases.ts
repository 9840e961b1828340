// Generated from packages/contracts/src/purchases.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/purchases'
import * as cache from '../../cache/purchases.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Books purchases on a voyage, which says how and when they travel. `PUT /purchase/assign-voyage` */
export const assignVoyage = mutation(contracts.assignVoyage, cache.assignVoyage)
export const useAssignVoyageMutation = useMutationOf(assignVoyage)

/** Where the same list can be had as a spreadsheet, or as CSV, for a minute. `GET /purchase/index-export` */
export const exportPurchases = query(contracts.exportPurchases, cache.exportPurchases)
export const useExportPurchasesQuery = useQueryOf(exportPurchases)
export const useLazyExportPurchasesQuery = useLazyQueryOf(exportPurchases)

/** Purchases of all clients, with what each lacks; counts and sums are of what the other filters leave. `GET /purchase/index` */
export const indexPurchases = query(contracts.indexPurchases, cache.indexPurchases)
export const useIndexPurchasesQuery = useQueryOf(indexPurchases)
export const useLazyIndexPurchasesQuery = useLazyQueryOf(indexPurchases)

/** Moves purchases a step on; those that cannot are named with the reason. `PUT /purchased-cars/update-status-many` */
export const updateStatusMany = mutation(contracts.updateStatusMany, cache.updateStatusMany)
export const useUpdateStatusManyMutation = useMutationOf(updateStatusMany)

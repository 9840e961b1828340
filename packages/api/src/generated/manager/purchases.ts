// Generated from packages/contracts/src/purchases.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/purchases'
import * as cache from '../../cache/purchases.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Books purchases on a voyage, which determines how and when they travel. `PUT /purchase/assign-voyage` */
export const assignVoyage = mutation(contracts.assignVoyage, cache.assignVoyage)
export const useAssignVoyageMutation = useMutationOf(assignVoyage)

/** Creates a link to download the same list as XLSX or CSV; it works for one minute and only for the caller. `GET /purchase/index-export` */
export const exportPurchases = query(contracts.exportPurchases, cache.exportPurchases)
export const useExportPurchasesQuery = useQueryOf(exportPurchases)
export const useLazyExportPurchasesQuery = useLazyQueryOf(exportPurchases)

/** All clients' purchases, with what is missing for each; counts and sums cover what the other filters leave. `GET /purchase/index` */
export const indexPurchases = query(contracts.indexPurchases, cache.indexPurchases)
export const useIndexPurchasesQuery = useQueryOf(indexPurchases)
export const useLazyIndexPurchasesQuery = useLazyQueryOf(indexPurchases)

/** Moves purchases one step forward; those that cannot be moved are listed with the reason. `PUT /purchased-cars/update-status-many` */
export const updateStatusMany = mutation(contracts.updateStatusMany, cache.updateStatusMany)
export const useUpdateStatusManyMutation = useMutationOf(updateStatusMany)

// Generated from packages/contracts/src/voyages.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/voyages'
import * as cache from '../../cache/voyages.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Adds one. `POST /site/voyages` */
export const createVoyage = mutation(contracts.createVoyage, cache.createVoyage)
export const useCreateVoyageMutation = useMutationOf(createVoyage)

/** Where the same list can be had as a file, for a minute. `GET /site/voyages-export` */
export const exportVoyages = query(contracts.exportVoyages, cache.exportVoyages)
export const useExportVoyagesQuery = useQueryOf(exportVoyages)
export const useLazyExportVoyagesQuery = useLazyQueryOf(exportVoyages)

/** Voyages that are to come or at sea, by the day they leave; `past=1` lists those that have arrived. `GET /site/voyages` */
export const listVoyages = query(contracts.listVoyages, cache.listVoyages)
export const useListVoyagesQuery = useQueryOf(listVoyages)
export const useLazyListVoyagesQuery = useLazyQueryOf(listVoyages)

/** Changes one at once. Days that move are moved on its purchases too, and each client gets one mail with all their cars, unless it is saved without one. `PUT /site/voyages` */
export const updateVoyage = mutation(contracts.updateVoyage, cache.updateVoyage)
export const useUpdateVoyageMutation = useMutationOf(updateVoyage)

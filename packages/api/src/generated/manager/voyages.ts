// Generated from packages/contracts/src/voyages.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/voyages'
import * as cache from '../../cache/voyages.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Adds a voyage. `POST /site/voyages` */
export const createVoyage = mutation(contracts.createVoyage, cache.createVoyage)
export const useCreateVoyageMutation = useMutationOf(createVoyage)

/** Creates a link to download the same list as a file; it works for one minute and only for the caller. `GET /site/voyages-export` */
export const exportVoyages = query(contracts.exportVoyages, cache.exportVoyages)
export const useExportVoyagesQuery = useQueryOf(exportVoyages)
export const useLazyExportVoyagesQuery = useLazyQueryOf(exportVoyages)

/** Upcoming voyages and those at sea, by departure date; `past=1` lists those that have arrived. `GET /site/voyages` */
export const listVoyages = query(contracts.listVoyages, cache.listVoyages)
export const useListVoyagesQuery = useQueryOf(listVoyages)
export const useLazyListVoyagesQuery = useLazyQueryOf(listVoyages)

/** Changes a voyage with immediate effect. New dates apply to its purchases too, and each client gets one email about all their cars, unless it is saved without notifying them. `PUT /site/voyages` */
export const updateVoyage = mutation(contracts.updateVoyage, cache.updateVoyage)
export const useUpdateVoyageMutation = useMutationOf(updateVoyage)

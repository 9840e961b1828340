// Generated from packages/contracts/src/searches.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/searches'
import * as cache from '../../cache/searches.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Deletes a saved search. `POST /user/delete-search` */
export const deleteSearch = mutation(contracts.deleteSearch, cache.deleteSearch)
export const useDeleteSearchMutation = useMutationOf(deleteSearch)

/** Creates a link to download the viewer’s searches of a page type as a file; it works for one minute and only for the caller. `GET /user/my-search-export` */
export const exportSearches = query(contracts.exportSearches, cache.exportSearches)
export const useExportSearchesQuery = useQueryOf(exportSearches)
export const useLazyExportSearchesQuery = useLazyQueryOf(exportSearches)

/** The viewer's searches of a page type, newest first. `GET /user/my-search` */
export const mySearches = query(contracts.mySearches, cache.mySearches)
export const useMySearchesQuery = useQueryOf(mySearches)
export const useLazyMySearchesQuery = useLazyQueryOf(mySearches)

/** Saves a search under a title; ten at most (DEC16). `POST /user/save-search` */
export const saveSearch = mutation(contracts.saveSearch, cache.saveSearch)
export const useSaveSearchMutation = useMutationOf(saveSearch)

/** `counter` is how many searches there are for its page type (GAP14). `POST /user/update-search` */
export const updateSearch = mutation(contracts.updateSearch, cache.updateSearch)
export const useUpdateSearchMutation = useMutationOf(updateSearch)

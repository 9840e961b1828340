// Generated from packages/contracts/src/privacy.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/privacy'
import * as cache from '../../cache/privacy.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Asks staff to delete the caller's data, or withdraws the request. `POST /user/ask-deletion` */
export const askForDeletion = mutation(contracts.askForDeletion, cache.askForDeletion)
export const useAskForDeletionMutation = useMutationOf(askForDeletion)

/** Creates a link to download all of the caller's data, as a ZIP of JSON and documents; it works for ten minutes (GAP68). `GET /user/export` */
export const exportOwnData = query(contracts.exportOwnData, cache.exportOwnData)
export const useExportOwnDataQuery = useQueryOf(exportOwnData)
export const useLazyExportOwnDataQuery = useLazyQueryOf(exportOwnData)

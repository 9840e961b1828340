// Generated from packages/contracts/src/imports.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/imports'
import * as cache from '../../cache/imports.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** What a draft would do, line by line, and what is wrong with it. `GET /import/check` */
export const checkImport = query(contracts.checkImport, cache.checkImport)
export const useCheckImportQuery = useQueryOf(checkImport)
export const useLazyCheckImportQuery = useLazyQueryOf(checkImport)

/** Creates a link to download the list of imported files as a file; it works for one minute and only for the caller. `GET /import/index-export` */
export const exportImports = query(contracts.exportImports, cache.exportImports)
export const useExportImportsQuery = useQueryOf(exportImports)
export const useLazyExportImportsQuery = useLazyQueryOf(exportImports)

/** What depends on the records that an import created and keeps it from being undone: the first hundred, and the total. `GET /import/standing` */
export const importStanding = query(contracts.importStanding, cache.importStanding)
export const useImportStandingQuery = useQueryOf(importStanding)
export const useLazyImportStandingQuery = useLazyQueryOf(importStanding)

/** Emails a link for choosing a password to the imported clients who have none, except those whose link still works. `POST /import/invite` */
export const inviteImported = mutation(contracts.inviteImported, cache.inviteImported)
export const useInviteImportedMutation = useMutationOf(inviteImported)

/** The imported files, newest first. `GET /import/index` */
export const listImports = query(contracts.listImports, cache.listImports)
export const useListImportsQuery = useQueryOf(listImports)
export const useLazyListImportsQuery = useLazyQueryOf(listImports)

/** Says what the columns of a draft hold, and the date of its entries; the next file with the same headers starts with the same choices. `PUT /import/map` */
export const mapImport = mutation(contracts.mapImport, cache.mapImport)
export const useMapImportMutation = useMutationOf(mapImport)

/** Reads a file, XLSX or CSV in UTF-8 or Shift_JIS, and suggests what its columns hold. It creates nothing. `POST /import/read` */
export const readImport = mutation(contracts.readImport, cache.readImport)
export const useReadImportMutation = useMutationOf(readImport)

/** Creates everything in a draft, or nothing if a single line is wrong. `POST /import/run` */
export const runImport = mutation(contracts.runImport, cache.runImport)
export const useRunImportMutation = useMutationOf(runImport)

/** Undoes an import as long as nothing depends on what it created; its ledger entries are reversed. `POST /import/take-back` */
export const takeBackImport = mutation(contracts.takeBackImport, cache.takeBackImport)
export const useTakeBackImportMutation = useMutationOf(takeBackImport)

/** An imported file and its state. `GET /import/view` */
export const viewImport = query(contracts.viewImport, cache.viewImport)
export const useViewImportQuery = useQueryOf(viewImport)
export const useLazyViewImportQuery = useLazyQueryOf(viewImport)

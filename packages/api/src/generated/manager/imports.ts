// Generated from packages/contracts/src/imports.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/imports'
import * as cache from '../../cache/imports.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** What a draft would do, line by line, and what is wrong with it. `GET /import/check` */
export const checkImport = query(contracts.checkImport, cache.checkImport)
export const useCheckImportQuery = useQueryOf(checkImport)
export const useLazyCheckImportQuery = useLazyQueryOf(checkImport)

/** Where the list of files that were read in can be had as a file, for a minute. `GET /import/index-export` */
export const exportImports = query(contracts.exportImports, cache.exportImports)
export const useExportImportsQuery = useQueryOf(exportImports)
export const useLazyExportImportsQuery = useLazyQueryOf(exportImports)

/** What stands on what an import created, and keeps it from being taken back: the first hundred, and how many in all. `GET /import/standing` */
export const importStanding = query(contracts.importStanding, cache.importStanding)
export const useImportStandingQuery = useQueryOf(importStanding)
export const useLazyImportStandingQuery = useLazyQueryOf(importStanding)

/** Emails a link to choose a password to the clients of an import who have none, but for those whose link still works. `POST /import/invite` */
export const inviteImported = mutation(contracts.inviteImported, cache.inviteImported)
export const useInviteImportedMutation = useMutationOf(inviteImported)

/** Files that were read in, newest first. `GET /import/index` */
export const listImports = query(contracts.listImports, cache.listImports)
export const useListImportsQuery = useQueryOf(listImports)
export const useLazyListImportsQuery = useLazyQueryOf(listImports)

/** Says what the columns of a draft hold, and by which day its entries are dated; the next file of such headers begins with it. `PUT /import/map` */
export const mapImport = mutation(contracts.mapImport, cache.mapImport)
export const useMapImportMutation = useMutationOf(mapImport)

/** Reads a file in, CSV in UTF-8 or Shift_JIS or XLSX, and suggests what its columns hold. It creates nothing. `POST /import/read` */
export const readImport = mutation(contracts.readImport, cache.readImport)
export const useReadImportMutation = useMutationOf(readImport)

/** Creates everything that a draft holds, or nothing where one line is wrong. `POST /import/run` */
export const runImport = mutation(contracts.runImport, cache.runImport)
export const useRunImportMutation = useMutationOf(runImport)

/** Takes everything back that an import created, as long as nothing stands on it; its entries are reversed. `POST /import/take-back` */
export const takeBackImport = mutation(contracts.takeBackImport, cache.takeBackImport)
export const useTakeBackImportMutation = useMutationOf(takeBackImport)

/** A file that was read in, with what has become of it. `GET /import/view` */
export const viewImport = query(contracts.viewImport, cache.viewImport)
export const useViewImportQuery = useQueryOf(viewImport)
export const useLazyViewImportQuery = useLazyQueryOf(viewImport)

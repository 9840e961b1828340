// Generated from packages/contracts/src/sheets.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/sheets'
import * as cache from '../../cache/sheets.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Asks staff to check what a machine has read. Repeated requests count as one; a reading that a person has already checked needs none. `POST /:pageType/sheet-check` */
export const askForCheck = mutation(contracts.askForCheck, cache.askForCheck)
export const useAskForCheckMutation = useMutationOf(askForCheck)

/** Notifies the caller, once, when a lot's sheet arrives, or stops doing so. Nobody is notified of a sheet that is already there. `POST /:pageType/sheet-alert` */
export const askForSheet = mutation(contracts.askForSheet, cache.askForSheet)
export const useAskForSheetMutation = useMutationOf(askForSheet)

/** Reports that something was misread; fails with `stale` if the reading no longer says it. If it is reported again, the last report counts. `POST /:pageType/sheet-mistake` */
export const reportMistake = mutation(contracts.reportMistake, cache.reportMistake)
export const useReportMistakeMutation = useMutationOf(reportMistake)

/** Whether the caller will be notified when the sheet arrives for a lot that has none yet. `GET /:pageType/sheet-alert` */
export const viewSheetAlert = query(contracts.viewSheetAlert, cache.viewSheetAlert)
export const useViewSheetAlertQuery = useQueryOf(viewSheetAlert)
export const useLazyViewSheetAlertQuery = useLazyQueryOf(viewSheetAlert)

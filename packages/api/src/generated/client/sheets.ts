// Generated from packages/contracts/src/sheets.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/sheets'
import * as cache from '../../cache/sheets.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Asks staff to check what a machine has read. Repeated requests count as one; of a reading that a person has checked nothing is asked. `POST /:pageType/sheet-check` */
export const askForCheck = mutation(contracts.askForCheck, cache.askForCheck)
export const useAskForCheckMutation = useMutationOf(askForCheck)

/** Has the caller told, once, when a lot's sheet comes, or takes that back. Of a sheet that is there already nobody is told. `POST /:pageType/sheet-alert` */
export const askForSheet = mutation(contracts.askForSheet, cache.askForSheet)
export const useAskForSheetMutation = useMutationOf(askForSheet)

/** Says that something is read wrongly; `stale` where the reading no longer says it. Reported again, the last words count. `POST /:pageType/sheet-mistake` */
export const reportMistake = mutation(contracts.reportMistake, cache.reportMistake)
export const useReportMistakeMutation = useMutationOf(reportMistake)

/** Whether the caller is told when the sheet of a lot comes that has none yet. `GET /:pageType/sheet-alert` */
export const viewSheetAlert = query(contracts.viewSheetAlert, cache.viewSheetAlert)
export const useViewSheetAlertQuery = useQueryOf(viewSheetAlert)
export const useLazyViewSheetAlertQuery = useLazyQueryOf(viewSheetAlert)

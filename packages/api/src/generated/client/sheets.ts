// Generated from packages/contracts/src/sheets.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/sheets'
import * as cache from '../../cache/sheets.ts'
import { mutation, useMutationOf } from '#engine'

/** Asks staff to check what a machine has read. Repeated requests count as one; of a reading that a person has checked nothing is asked. `POST /:pageType/sheet-check` */
export const askForCheck = mutation(contracts.askForCheck, cache.askForCheck)
export const useAskForCheckMutation = useMutationOf(askForCheck)

/** Says that something is read wrongly; `stale` where the reading no longer says it. Reported again, the last words count. `POST /:pageType/sheet-mistake` */
export const reportMistake = mutation(contracts.reportMistake, cache.reportMistake)
export const useReportMistakeMutation = useMutationOf(reportMistake)

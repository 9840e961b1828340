// Generated from packages/contracts/src/receivables.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/receivables'
import * as cache from '../../cache/receivables.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Creates a link to download the same list as a file; it works for one minute and only for the caller. `GET /payments/owed-export` */
export const exportOwed = query(contracts.exportOwed, cache.exportOwed)
export const useExportOwedQuery = useQueryOf(exportOwed)
export const useLazyExportOwedQuery = useLazyQueryOf(exportOwed)

/** The clients who owe as of a day, and how much, oldest debts first. `GET /payments/owed` */
export const listOwed = query(contracts.listOwed, cache.listOwed)
export const useListOwedQuery = useQueryOf(listOwed)
export const useLazyListOwedQuery = useLazyQueryOf(listOwed)

/** Emails a client a reminder of what they still have to pay. `POST /payments/remind-owed` */
export const remindOwed = mutation(contracts.remindOwed, cache.remindOwed)
export const useRemindOwedMutation = useMutationOf(remindOwed)

/** Emails clients a month's statement. `POST /payments/send-statements` */
export const sendStatements = mutation(contracts.sendStatements, cache.sendStatements)
export const useSendStatementsMutation = useMutationOf(sendStatements)

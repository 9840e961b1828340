// Generated from packages/contracts/src/receivables.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/receivables'
import * as cache from '../../cache/receivables.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** A link, good for a minute and for the caller alone, to the same as a file. `GET /payments/owed-export` */
export const exportOwed = query(contracts.exportOwed, cache.exportOwed)
export const useExportOwedQuery = useQueryOf(exportOwed)
export const useLazyExportOwedQuery = useLazyQueryOf(exportOwed)

/** Who owes what by a day, the oldest money first. `GET /payments/owed` */
export const listOwed = query(contracts.listOwed, cache.listOwed)
export const useListOwedQuery = useQueryOf(listOwed)
export const useLazyListOwedQuery = useLazyQueryOf(listOwed)

/** Mails a client what they still have to pay. `POST /payments/remind-owed` */
export const remindOwed = mutation(contracts.remindOwed, cache.remindOwed)
export const useRemindOwedMutation = useMutationOf(remindOwed)

/** Mails clients the statement of a month. `POST /payments/send-statements` */
export const sendStatements = mutation(contracts.sendStatements, cache.sendStatements)
export const useSendStatementsMutation = useMutationOf(sendStatements)

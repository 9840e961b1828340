// Generated from packages/contracts/src/deposits.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/deposits'
import * as cache from '../../cache/deposits.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Confirms that a deposit has arrived: the amount received is entered in the ledger, and may unlock bidding. If other money from the client has been entered since the announcement, staff have to say that the deposit came in addition to it. `PUT /payments/confirm-deposit` */
export const confirmDeposit = mutation(contracts.confirmDeposit, cache.confirmDeposit)
export const useConfirmDepositMutation = useMutationOf(confirmDeposit)

/** Creates a link to download the same deposits, with all their pages, as a file; it works for one minute and only for the caller. `GET /payments/deposits-export` */
export const exportDeposits = query(contracts.exportDeposits, cache.exportDeposits)
export const useExportDepositsQuery = useQueryOf(exportDeposits)
export const useLazyExportDepositsQuery = useLazyQueryOf(exportDeposits)

/** Marks a deposit as failed, and tells the client why. Money that arrives later can still be confirmed. `PUT /payments/fail-deposit` */
export const failDeposit = mutation(contracts.failDeposit, cache.failDeposit)
export const useFailDepositMutation = useMutationOf(failDeposit)

/** All clients' deposits in a given state, newest first. `GET /payments/deposits` */
export const listDeposits = query(contracts.listDeposits, cache.listDeposits)
export const useListDepositsQuery = useQueryOf(listDeposits)
export const useLazyListDepositsQuery = useLazyQueryOf(listDeposits)

/** Reminds a client of the deposit they announced; if it is overdue, its time is extended. `POST /payments/remind-deposit` */
export const remindDeposit = mutation(contracts.remindDeposit, cache.remindDeposit)
export const useRemindDepositMutation = useMutationOf(remindDeposit)

// Generated from packages/contracts/src/bank-account.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/bank-account'
import * as cache from '../../cache/bank-account.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Publishes the account that clients pay to from a certain day. It requires the caller’s password, and every owner is notified by email. Invoices issued before then keep the old one. `PUT /site/bank-account` */
export const saveBankAccount = mutation(contracts.saveBankAccount, cache.saveBankAccount)
export const useSaveBankAccountMutation = useMutationOf(saveBankAccount)

/** The account that clients currently pay to, and its publications, newest first. `GET /site/bank-account` */
export const viewBankAccount = query(contracts.viewBankAccount, cache.viewBankAccount)
export const useViewBankAccountQuery = useQueryOf(viewBankAccount)
export const useLazyViewBankAccountQuery = useLazyQueryOf(viewBankAccount)

/** Withdraws an account that was published for a later day. It requires the caller’s password, and every owner is notified by email. `POST /site/bank-account/withdraw` */
export const withdrawBankAccount = mutation(contracts.withdrawBankAccount, cache.withdrawBankAccount)
export const useWithdrawBankAccountMutation = useMutationOf(withdrawBankAccount)

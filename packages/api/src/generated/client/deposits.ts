// Generated from packages/contracts/src/deposits.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/deposits'
import * as cache from '../../cache/deposits.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** A temporary link to the invoice of a deposit, to read or print (GAP62). `GET /payments/invoice` */
export const depositInvoice = query(contracts.depositInvoice, cache.depositInvoice)
export const useDepositInvoiceQuery = useQueryOf(depositInvoice)
export const useLazyDepositInvoiceQuery = useLazyQueryOf(depositInvoice)

/** Announces a deposit; one that is already announced is returned again. `POST /payments/deposit` */
export const openDeposit = mutation(contracts.openDeposit, cache.openDeposit)
export const useOpenDepositMutation = useMutationOf(openDeposit)

/** What a deposit is, and how it can be paid here (V4). `GET /payments/deposit` */
export const viewDeposit = query(contracts.viewDeposit, cache.viewDeposit)
export const useViewDepositQuery = useQueryOf(viewDeposit)
export const useLazyViewDepositQuery = useLazyQueryOf(viewDeposit)

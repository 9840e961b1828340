// Generated from packages/contracts/src/deposits.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/deposits'
import * as cache from '../../cache/deposits.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Where the invoice of a deposit can be read and printed for a while (GAP62). `GET /payments/invoice` */
export const depositInvoice = query(contracts.depositInvoice, cache.depositInvoice)
export const useDepositInvoiceQuery = useQueryOf(depositInvoice)
export const useLazyDepositInvoiceQuery = useLazyQueryOf(depositInvoice)

/** Says that a deposit will come; one that is on its way already is answered again. `POST /payments/deposit` */
export const openDeposit = mutation(contracts.openDeposit, cache.openDeposit)
export const useOpenDepositMutation = useMutationOf(openDeposit)

/** What a deposit is, and how it can be paid here (V4). `GET /payments/deposit` */
export const viewDeposit = query(contracts.viewDeposit, cache.viewDeposit)
export const useViewDepositQuery = useQueryOf(viewDeposit)
export const useLazyViewDepositQuery = useLazyQueryOf(viewDeposit)

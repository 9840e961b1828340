// Generated from packages/contracts/src/deposits.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/deposits'
import * as cache from '../../cache/deposits.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** A temporary link to the invoice for a deposit or a purchase, to read, print or save as a PDF (GAP62). `GET /payments/invoice` */
export const depositInvoice = query(contracts.depositInvoice, cache.depositInvoice)
export const useDepositInvoiceQuery = useQueryOf(depositInvoice)
export const useLazyDepositInvoiceQuery = useLazyQueryOf(depositInvoice)

import { ledgerPurposes } from '@seriba/domain/money/ledger-purpose'
import { highestPayment } from '@seriba/domain/money/payment-can'
import { paymentMethods } from '@seriba/domain/money/payment-methods'
import { paymentTypes } from '@seriba/domain/money/payment-types'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import {
  booleanParam,
  dateString,
  depositOfMoney,
  fileFormat,
  id,
  int,
  PageInfo,
  success,
  text,
  yen,
} from './fields.ts'
import { Payment } from './money.ts'

export const DeskPayment = z.extend(Payment, {
  client: z.object({ id: z.int(), name: z.string() }),
  /** The person who entered it; null if the system or a provider did. */
  by: z.nullable(z.string()),
  purchaseId: z.nullable(z.int()),
  /** Yen of it that pay for purchases; null for a line that cannot. */
  allocated: z.nullable(yen()),
  /** The other client's line that it was moved from, or to. */
  movedFrom: z.nullable(z.int()),
  movedTo: z.nullable(z.int()),
})
export type DeskPayment = z.infer<typeof DeskPayment>

const PaymentFilter = z.object({
  /**
   * A line’s id, its yen without a sign, or part of its description (including a SWIFT number), of its purchase’s
   * number, its car’s name, its lot’s number, or the client’s name.
   */
  search: z.optional(text(100)),
  clientId: z.optional(id()),
  type: z.optional(z.enum(paymentTypes)),
  purpose: z.optional(z.enum(ledgerPurposes)),
  method: z.optional(z.enum(paymentMethods)),
  /** The person who entered it; 0 is the system. */
  by: z.optional(int(0, Number.MAX_SAFE_INTEGER)),
  dateFrom: z.optional(dateString()),
  dateTo: z.optional(dateString()),
})

/** The ledger of all clients, newest first. */
export const indexPayments = contract({
  method: 'GET',
  path: '/payments/index',
  operation: 'paymentsDesk.indexPayments',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.extend(PaymentFilter, {
    page: z._default(int(1, 100_000), 1),
    pageSize: z._default(int(1, 100), 50),
  }),
  output: z.object({
    records: z.array(DeskPayment),
    /** Yen over all matches: what came in, what went out (without a sign), and the balance of all clients. */
    totals: z.object({ in: yen(), out: yen(), all: yen() }),
    /** Lines by type, and adjustments; unpaid invoices, clients who owe, and deposits on their way. */
    counts: z.object({
      all: z.int(),
      Remittances: z.int(),
      CarPurchase: z.int(),
      Yahoo: z.int(),
      adjustment: z.int(),
      unpaid: z.int(),
      owed: z.int(),
      deposits: z.int(),
    }),
    pageInfo: PageInfo,
  }),
  errors: [],
})

/** Creates a link to download the same lines as a file; it works for one minute and only for the caller. */
export const exportPayments = contract({
  method: 'GET',
  path: '/payments/index-export',
  operation: 'paymentsDesk.exportPayments',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.extend(PaymentFilter, { format: fileFormat() }),
  output: z.object({ url: z.string() }),
  errors: [],
})

const AllocationPart = z.object({ purchaseId: id(), amount: int(1, highestPayment) })

/** What a payment is allocated to, and what else it could pay for. */
export const viewAllocation = contract({
  method: 'GET',
  path: '/payments/allocation',
  operation: 'paymentsDesk.viewAllocation',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.object({ id: id() }),
  output: z.object({
    /** Yen of the payment. */
    amount: yen(),
    /** Staff have chosen the allocations. */
    isChosen: z.boolean(),
    purchases: z.array(
      z.object({
        purchaseId: z.int(),
        sku: z.string(),
        car: z.string(),
        dueOn: z.string(),
        /** Yen that are charged, that this payment pays, and the most it could pay. */
        charged: yen(),
        amount: yen(),
        most: yen(),
      }),
    ),
  }),
  errors: ['not_found'],
})

/** A client's purchases with an amount due, earliest due date first. */
export const listPayable = contract({
  method: 'GET',
  path: '/payments/payable',
  operation: 'paymentsDesk.listPayable',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.object({ userId: id() }),
  output: z.object({
    purchases: z.array(
      z.object({
        purchaseId: z.int(),
        sku: z.string(),
        car: z.string(),
        /** A Japanese day. */
        dueOn: z.string(),
        /** Yen that are still due. */
        open: yen(),
      }),
    ),
  }),
  errors: [],
})

/** Allocates a payment; without allocations, it pays the earliest dues first again. No balance changes. */
export const allocatePayment = contract({
  method: 'PUT',
  path: '/payments/allocate',
  operation: 'paymentsDesk.allocatePayment',
  audience: 'manager',
  needs: ['managerBidForClient', 'paymentsRecord'],
  input: z.object({
    id: id(),
    parts: z.array(AllocationPart).check(z.maxLength(100)),
    /** Discards what was chosen: the earliest dues are paid first again. */
    automatic: z._default(z.boolean(), false),
  }),
  output: success(),
  errors: ['not_found', 'client_not_found', 'allocation_too_high'],
})

/** Moves a payment to the client it belongs to: it is reversed for one and entered for the other, or neither. */
export const movePayment = contract({
  method: 'POST',
  path: '/payments/move',
  operation: 'paymentsDesk.movePayment',
  audience: 'manager',
  needs: ['managerBidForClient', 'paymentsRecord', 'paymentsReverse'],
  input: z.object({
    id: id(),
    userId: id(),
    reason: text(200),
    /** Also closes bidding for the client that it is taken from, if less than the deposit is left. */
    closeBidding: z._default(booleanParam(), false),
    depositId: depositOfMoney(),
    /** Moves it even though its new client seems to have it already. */
    force: z._default(booleanParam(), false),
  }),
  output: z.object({ success: z.literal(true), id: z.int(), reversalId: z.int() }),
  errors: [
    'not_found',
    'client_not_found',
    'deposit_waiting',
    'field_required',
    'payment_alike',
    'payment_not_reversible',
    'payment_reversed',
    'period_closed',
    'stale',
  ],
})

import { highestPayment, recordedTypes } from '@seriba/domain/money/payment-can'
import { paymentMethods } from '@seriba/domain/money/payment-methods'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import {
  booleanParam,
  dateString,
  depositOfMoney,
  id,
  idempotencyKey,
  int,
  success,
  text,
  yen,
} from './fields.ts'

/** The deposit on its way that incoming money may be: the detail of `deposit_waiting`. */
export const AskedDeposit = z.object({ id: z.int(), reference: z.string(), amount: yen() })
export type AskedDeposit = z.infer<typeof AskedDeposit>

/** Records what a client has paid or is charged (GAP61); the same key records it only once. */
export const createPayment = contract({
  method: 'POST',
  path: '/payments/create',
  operation: 'payments.createPayment',
  audience: 'manager',
  needs: ['managerBidForClient', 'paymentsRecord'],
  input: z.object({
    userId: id(),
    type: z.enum(recordedTypes),
    /** Yen, without a sign. */
    amount: int(1, highestPayment),
    /** In Japan; empty means today. */
    date: z._default(dateString(), ''),
    method: z.enum(paymentMethods),
    /** Required for a charge. */
    description: z._default(text(200), ''),
    depositId: depositOfMoney(),
    /**
     * What money received pays for, in this order; the rest stays on the balance. If left out, the earliest due first.
     */
    purchaseIds: z.optional(z.array(id()).check(z.minLength(1), z.maxLength(100))),
    /** Enters it even though the same payment seems to be there already. */
    force: z._default(booleanParam(), false),
    idempotencyKey: z.optional(idempotencyKey()),
  }),
  output: z.object({
    success: z.literal(true),
    id: z.int(),
    /** They may bid from now on: it was their first deposit (GAP23). */
    biddingOpened: z.boolean(),
  }),
  errors: [
    'allocation_too_high',
    'client_not_found',
    'date_ahead',
    'date_too_old',
    'deposit_waiting',
    'field_required',
    'not_found',
    'payment_alike',
    'period_closed',
    'stale',
  ],
})

/** Reverses an entry with another one. */
export const reversePayment = contract({
  method: 'POST',
  path: '/payments/reverse',
  operation: 'payments.reversePayment',
  audience: 'manager',
  needs: ['managerBidForClient', 'paymentsReverse'],
  input: z.object({
    id: id(),
    reason: text(200),
    /** Also closes bidding, if less than the deposit is left. */
    closeBidding: z._default(booleanParam(), false),
  }),
  output: success(),
  errors: [
    'client_not_found',
    'field_required',
    'payment_not_reversible',
    'payment_reversed',
    'period_closed',
  ],
})

/**
 * Refunds a client, as long as everything they may still have to pay stays covered (GAP65); the same key refunds only
 * once.
 */
export const refundPayment = contract({
  method: 'POST',
  path: '/payments/refund',
  operation: 'payments.refundPayment',
  audience: 'manager',
  needs: ['managerBidForClient', 'paymentsReverse'],
  input: z.object({
    userId: id(),
    /** Yen, without a sign. */
    amount: int(1, highestPayment),
    method: z.enum(paymentMethods),
    description: z._default(text(200), ''),
    /** The deposit that is paid back. */
    depositId: z.optional(id()),
    /** Also closes bidding, if less than the deposit is left. */
    closeBidding: z._default(booleanParam(), false),
    idempotencyKey: z.optional(idempotencyKey()),
  }),
  output: z.object({ success: z.literal(true), id: z.int() }),
  errors: ['client_not_found', 'field_required', 'not_covered', 'not_found', 'period_closed', 'stale'],
})

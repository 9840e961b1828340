import { highestPayment, recordedTypes } from '@seriba/domain/money/payment-can'
import { paymentMethods } from '@seriba/domain/money/payment-methods'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { day, id, int, success, text } from './fields.ts'

/** Enters what a client has paid or is charged (GAP61); the same key enters it once. */
export const createPayment = contract({
  method: 'POST',
  path: '/payments/create',
  door: 'payments.createPayment',
  input: z.object({
    userId: id(),
    type: z.enum(recordedTypes),
    /** Yen, without a sign. */
    amount: int(1, highestPayment),
    /** Of Japan; empty is today. */
    date: z._default(day(), ''),
    method: z.enum(paymentMethods),
    description: z._default(text(200), ''),
    idempotencyKey: z.optional(text(100)),
  }),
  output: z.object({
    success: z.literal(true),
    id: z.int(),
    /** He may bid from now on: it was his first deposit (GAP23). */
    biddingOpened: z.boolean(),
  }),
  refusals: ['client_not_found', 'date_ahead', 'stale'],
})

/** Takes a line back by another one. */
export const reversePayment = contract({
  method: 'POST',
  path: '/payments/reverse',
  door: 'payments.reversePayment',
  input: z.object({ id: id(), reason: text(200) }),
  output: success(),
  refusals: ['client_not_found', 'field_required', 'payment_not_reversible', 'payment_reversed'],
})

import { depositMethods, depositStates } from '@seriba/domain/money/deposit'
import { highestPayment } from '@seriba/domain/money/payment-can'
import { paymentMethods } from '@seriba/domain/money/payment-methods'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import {
  booleanParam,
  dateString,
  fileFormat,
  id,
  instant,
  int,
  PageInfo,
  smallId,
  success,
  text,
  yen,
} from './fields.ts'

/** Where to send a transfer. */
export const BankDetails = z.object({
  bank: z.string(),
  branch: z.nullable(z.string()),
  swift: z.string(),
  account: z.string(),
  holder: z.string(),
})
export type BankDetails = z.infer<typeof BankDetails>

/** A deposit that is on its way. */
export const Deposit = z.object({
  id: z.int(),
  method: z.enum(depositMethods),
  amount: yen(),
  /** The reference that the transfer must name. */
  reference: z.string(),
  createdAt: instant(),
  expiresAt: instant(),
})
export type Deposit = z.infer<typeof Deposit>

/** What a deposit is, and how it can be paid here (V4). */
export const viewDeposit = contract({
  method: 'GET',
  path: '/payments/deposit',
  operation: 'deposits.viewDeposit',
  audience: 'buyer',
  input: z.object({}),
  output: z.object({
    success: z.literal(true),
    amount: yen(),
    /** Those that the company has set up. */
    methods: z.array(z.enum(depositMethods)),
    /** Null if the company has not entered its account. */
    bank: z.nullable(BankDetails),
    /** The one that is on its way. */
    waiting: z.nullable(Deposit),
  }),
  errors: [],
})

/**
 * Announces a deposit; one that is already announced is returned again. `url` is where it is paid or, for `invoice`,
 * its invoice: a deposit by bank transfer.
 */
export const openDeposit = contract({
  method: 'POST',
  path: '/payments/deposit',
  operation: 'deposits.openDeposit',
  audience: 'buyer',
  input: z.object({ method: z.enum([...depositMethods, 'invoice']) }),
  output: z.object({ success: z.literal(true), deposit: Deposit, url: z.nullable(z.string()) }),
  errors: ['deposit_method', 'provider_failed'],
})

/** A temporary link to the invoice for a deposit or a purchase, to read, print or save as a PDF (GAP62). */
export const depositInvoice = contract({
  method: 'GET',
  path: '/payments/invoice',
  operation: 'deposits.depositInvoice',
  audience: 'signedIn',
  input: z.object({
    id: smallId(),
    kind: z._default(z.enum(['deposit', 'purchase']), 'deposit'),
  }),
  output: z.object({ success: z.literal(true), url: z.string() }),
  errors: ['not_found'],
})

/**
 * A client's money that was entered as something else since they announced a deposit: the detail of `payment_alike`.
 */
export const MoneySince = z.object({
  id: z.int(),
  amount: yen(),
  /** A Japanese day. */
  day: z.string(),
})
export type MoneySince = z.infer<typeof MoneySince>

/**
 * Confirms that a deposit has arrived: the amount received is entered in the ledger, and may unlock bidding. If other
 * money from the client has been entered since the announcement, staff have to say that the deposit came in addition to
 * it.
 */
export const confirmDeposit = contract({
  method: 'PUT',
  path: '/payments/confirm-deposit',
  operation: 'deposits.confirmDeposit',
  audience: 'manager',
  needs: ['managerBidForClient', 'paymentsRecord'],
  input: z.object({
    id: id(),
    /** Yen that arrived; if left out, what was announced. */
    amount: z.optional(int(1, highestPayment)),
    /** In Japan; empty means today. */
    date: z._default(dateString(), ''),
    /** Confirms it even though it may already be entered as another payment. */
    force: z._default(booleanParam(), false),
  }),
  output: z.object({ success: z.literal(true), biddingOpened: z.boolean() }),
  errors: ['not_found', 'stale', 'date_ahead', 'date_too_old', 'payment_alike', 'period_closed'],
})

export const DeskDeposit = z.extend(Deposit, {
  /** How it came in; as long as it is on its way, how it was announced. */
  method: z.enum(paymentMethods),
  client: z.object({ id: z.int(), name: z.string() }),
  state: z.enum(depositStates),
  failedReason: z.nullable(z.string()),
  remindedAt: z.nullable(instant()),
  /** The ledger line with which it came in. */
  ledgerId: z.nullable(z.int()),
  /** Yen that came in. */
  received: z.nullable(yen()),
})
export type DeskDeposit = z.infer<typeof DeskDeposit>

const depositFilter = {
  state: z.optional(z.enum(depositStates)),
  /** Part of the reference or of the client’s name, or the client’s id. */
  search: z.optional(text(100)),
}

/** All clients' deposits in a given state, newest first. */
export const listDeposits = contract({
  method: 'GET',
  path: '/payments/deposits',
  operation: 'deposits.listDeposits',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.object({
    ...depositFilter,
    page: z._default(int(1, 100_000), 1),
    pageSize: z._default(int(1, 100), 50),
  }),
  output: z.object({
    deposits: z.array(DeskDeposit),
    counts: z.object({ pending: z.int(), received: z.int(), failed: z.int(), expired: z.int() }),
    pageInfo: PageInfo,
  }),
  errors: [],
})

/** Marks a deposit as failed, and tells the client why. Money that arrives later can still be confirmed. */
export const failDeposit = contract({
  method: 'PUT',
  path: '/payments/fail-deposit',
  operation: 'deposits.failDeposit',
  audience: 'manager',
  needs: ['managerBidForClient', 'paymentsRecord'],
  input: z.object({ id: id(), reason: text(200) }),
  output: success(),
  errors: ['not_found', 'deposit_over', 'field_required'],
})

/** Reminds a client of the deposit they announced; if it is overdue, its time is extended. */
export const remindDeposit = contract({
  method: 'POST',
  path: '/payments/remind-deposit',
  operation: 'deposits.remindDeposit',
  audience: 'manager',
  needs: ['managerBidForClient', 'paymentsRecord'],
  input: z.object({ id: id() }),
  output: success(),
  errors: ['not_found', 'deposit_over'],
})

/**
 * Creates a link to download the same deposits, with all their pages, as a file; it works for one minute and only for
 * the caller.
 */
export const exportDeposits = contract({
  method: 'GET',
  path: '/payments/deposits-export',
  operation: 'deposits.exportDeposits',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.object({ ...depositFilter, format: fileFormat() }),
  output: z.object({ url: z.string() }),
  errors: [],
})

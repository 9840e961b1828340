import { depositMethods } from '@seriba/domain/money/deposit'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { id, instant, yen } from './fields.ts'

/** Where a transfer goes. */
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
  /** What the transfer is to name. */
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
    /** Null where the company has not said its account. */
    bank: z.nullable(BankDetails),
    /** The one that is on its way. */
    waiting: z.nullable(Deposit),
  }),
  errors: [],
})

/** Announces a deposit; one that is already announced is returned again. */
export const openDeposit = contract({
  method: 'POST',
  path: '/payments/deposit',
  operation: 'deposits.openDeposit',
  audience: 'buyer',
  input: z.object({ method: z.enum(depositMethods) }),
  output: z.object({ success: z.literal(true), deposit: Deposit }),
  errors: ['deposit_method'],
})

/** A temporary link to the invoice of a deposit, to read or print (GAP62). */
export const depositInvoice = contract({
  method: 'GET',
  path: '/payments/invoice',
  operation: 'deposits.depositInvoice',
  audience: 'buyer',
  input: z.object({ id: id() }),
  output: z.object({ success: z.literal(true), url: z.string() }),
  errors: ['not_found'],
})

/** Confirms that a deposit has arrived: it is entered in the ledger, and may unlock bidding. */
export const confirmDeposit = contract({
  method: 'PUT',
  path: '/payments/confirm-deposit',
  operation: 'deposits.confirmDeposit',
  audience: 'manager',
  needs: ['managerBidForClient', 'paymentsRecord'],
  input: z.object({ id: id() }),
  output: z.object({ success: z.literal(true), biddingOpened: z.boolean() }),
  errors: ['not_found', 'stale'],
})

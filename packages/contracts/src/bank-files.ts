import { dayOrders } from '@seriba/domain/format/day-order'
import { matchKinds } from '@seriba/domain/money/bank-match'
import { highestPayment } from '@seriba/domain/money/payment-can'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { booleanParam, depositOfMoney, id, instant, int, success, text, yen } from './fields.ts'
import { AskedDeposit } from './payments.ts'

/** Whose money a line may be, and why. */
export const BankMatch = z.object({
  client: z.object({ id: z.int(), name: z.string() }),
  /** The deposit it may be. */
  deposit: z.nullable(AskedDeposit),
  /** The invoices whose numbers are in the text. */
  invoices: z.array(z.object({ number: z.string(), due: yen() })),
  match: z.enum(matchKinds),
  /** By how many yen the amount differs from what is expected; null if nothing is expected. */
  difference: z.nullable(yen()),
})
export type BankMatch = z.infer<typeof BankMatch>

export const BankLine = z.object({
  id: z.int(),
  /** A Japanese day. */
  day: z.string(),
  amount: yen(),
  sender: z.string(),
  text: z.string(),
  /** As written in the file. */
  raw: z.string(),
  /** The best match first; nothing is entered until somebody confirms it. */
  matches: z.array(BankMatch),
  /**
   * The ledger line it became, here or by hand before; if there are several, the last. Null while something is left.
   */
  ledgerId: z.nullable(z.int()),
  /** Payments it was recorded as, for one client or several. */
  parts: z.array(
    z.object({
      ledgerId: z.int(),
      amount: yen(),
      client: z.object({ id: z.int(), name: z.string() }),
    }),
  ),
  /** Yen of it that nobody has recorded. */
  left: yen(),
  isSetAside: z.boolean(),
})
export type BankLine = z.infer<typeof BankLine>

export const BankFile = z.object({
  id: z.int(),
  name: z.string(),
  at: instant(),
  /** The colleague who uploaded it; null once their name is gone. */
  by: z.nullable(z.string()),
  account: z.nullable(z.string()),
  /** Lines of outgoing money, which are not kept. */
  outgoing: z.int(),
  /** Lines without a readable day, or without a whole amount above zero; they are not kept either. */
  leftOut: z.int(),
  /** Lines that are already in earlier files. */
  ofEarlierFiles: z.int(),
  /** It was uploaded before, and nothing was added. */
  isRepeated: z.boolean(),
  lines: z.array(BankLine),
})
export type BankFile = z.infer<typeof BankFile>

/** One cell of a column whose days can be read in several orders; a refused file asks about it. */
export const UnclearDays = z.object({
  cell: z.string(),
  /** Days it may be, `YYYY-MM-DD`. */
  readings: z.array(z.object({ order: z.enum(dayOrders), day: z.string() })),
})
export type UnclearDays = z.infer<typeof UnclearDays>

/** Four megabytes, as base64. */
const largestFile = 5_600_000

/** Reads a bank statement, CSV or CAMT.053, and suggests whose money each line is. It enters nothing in the ledger. */
export const readBankFile = contract({
  method: 'POST',
  path: '/payments/bank-file',
  operation: 'bankFiles.readBankFile',
  audience: 'manager',
  needs: ['managerBidForClient', 'paymentsRecord'],
  largestBody: largestFile + 10_000,
  input: z.object({
    name: text(200),
    data: z.string().check(z.minLength(4), z.maxLength(largestFile), z.regex(/^[\w+/]+={0,2}$/)),
    /** The order of day and month, if the file itself leaves it open. */
    dayOrder: z.optional(z.enum(dayOrders)),
  }),
  output: BankFile,
  errors: ['bank_file_unreadable', 'bank_days_unclear', 'too_large'],
})

/** An imported file with the state of its lines. */
export const viewBankFile = contract({
  method: 'GET',
  path: '/payments/bank-file',
  operation: 'bankFiles.viewBankFile',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.object({ id: id() }),
  output: BankFile,
  errors: ['not_found'],
})

/**
 * Discards what was read from a file, so that it can be read again, for instance with days and months the other way
 * around. It is refused as long as a line of the file is recorded as a payment.
 */
export const discardBankFile = contract({
  method: 'DELETE',
  path: '/payments/bank-file',
  operation: 'bankFiles.discardBankFile',
  audience: 'manager',
  needs: ['managerBidForClient', 'paymentsRecord'],
  input: z.object({ id: id() }),
  output: success(),
  errors: ['not_found', 'bank_file_recorded'],
})

/** The imported files, newest first. */
export const listBankFiles = contract({
  method: 'GET',
  path: '/payments/bank-files',
  operation: 'bankFiles.listBankFiles',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.object({}),
  output: z.object({
    files: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        at: instant(),
        by: z.nullable(z.string()),
        /** All lines, and those that nobody has decided on. */
        lines: z.int(),
        open: z.int(),
      }),
    ),
  }),
  errors: [],
})

/** Records a line, or part of it, as a client's payment; the rest of it remains to be recorded. */
export const recordBankLine = contract({
  method: 'POST',
  path: '/payments/record-bank-line',
  operation: 'bankFiles.recordBankLine',
  audience: 'manager',
  needs: ['managerBidForClient', 'paymentsRecord'],
  input: z.object({
    id: id(),
    userId: id(),
    /** Yen of the line that are theirs; if left out, everything that is left of it. */
    amount: z.optional(int(1, highestPayment)),
    /** Yen that were left of it as the caller saw it: if the amount has changed since, nothing is entered. */
    left: z.optional(int(1, highestPayment)),
    /** What it pays for, in this order; the rest stays on the balance. If left out, the earliest due first. */
    purchaseIds: z.optional(z.array(id()).check(z.minLength(1), z.maxLength(100))),
    depositId: depositOfMoney(),
    /** Enters it even if the same payment seems to be there already. */
    force: z._default(booleanParam(), false),
    /** Enters it with today’s date, because its own date is in a closed period. */
    today: z._default(booleanParam(), false),
  }),
  output: z.object({ success: z.literal(true), id: z.int(), biddingOpened: z.boolean() }),
  errors: [
    'not_found',
    'allocation_too_high',
    'bank_part_too_high',
    'client_not_found',
    'bank_line_done',
    'date_too_old',
    'deposit_waiting',
    'payment_alike',
    'period_closed',
    'stale',
  ],
})

/** Sets aside a line that is no client’s payment, or returns it to the lines to be decided on. */
export const setBankLineAside = contract({
  method: 'PUT',
  path: '/payments/set-bank-line-aside',
  operation: 'bankFiles.setBankLineAside',
  audience: 'manager',
  needs: ['managerBidForClient', 'paymentsRecord'],
  input: z.object({ id: id(), aside: booleanParam() }),
  output: success(),
  errors: ['not_found', 'bank_line_done'],
})

import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { BankDetails } from './deposits.ts'
import { dateString, instant, seenVersion, smallId, success, text } from './fields.ts'

const needs = ['companyManage'] as const

const BankAccountVersion = z.object({
  id: z.int(),
  /** The day of Japan from which clients pay to it. */
  from: z.string(),
  account: BankDetails,
  reason: z.string(),
  by: z.nullable(z.string()),
  at: instant(),
  /** Whether it is to come, holds now, or has been replaced. */
  state: z.enum(['scheduled', 'current', 'past']),
})
export type BankAccountVersion = z.infer<typeof BankAccountVersion>

/** The account that clients pay to now, and what was published for it, newest first. */
export const viewBankAccount = contract({
  method: 'GET',
  path: '/site/bank-account',
  operation: 'bankAccount.viewBankAccount',
  audience: 'manager',
  needs,
  input: z.object({}),
  output: z.object({
    /** Null where nobody has set one. */
    current: z.nullable(BankDetails),
    /** Whether it is the one of the company’s file, because none was published or none holds yet. */
    ofFile: z.boolean(),
    versions: z.array(BankAccountVersion),
    /** Counts the publications: publishing names the last one seen. */
    version: z.int(),
    today: z.string(),
  }),
  errors: [],
})
export type BankAccountView = z.infer<typeof viewBankAccount.output>

/**
 * Publishes the account that clients pay to from a day on. It needs the caller’s password, and every owner is
 * notified by email. Invoices issued before then keep theirs.
 */
export const saveBankAccount = contract({
  method: 'PUT',
  path: '/site/bank-account',
  operation: 'bankAccount.saveBankAccount',
  audience: 'manager',
  needs,
  input: z.object({
    version: seenVersion(),
    from: dateString(),
    bank: text(100),
    branch: z._default(text(100), ''),
    /** 8 or 11 letters and digits. */
    swift: text(11),
    account: text(40),
    holder: text(120),
    reason: text(300),
    password: text(200),
  }),
  output: success(),
  errors: ['stale', 'date_passed', 'field_required', 'wrong_password', 'too_many_tries'],
})

/**
 * Withdraws an account that was published for a later day. It needs the caller’s password, and every owner is
 * notified by email.
 */
export const withdrawBankAccount = contract({
  method: 'POST',
  path: '/site/bank-account/withdraw',
  operation: 'bankAccount.withdrawBankAccount',
  audience: 'manager',
  needs,
  input: z.object({ id: smallId(), password: text(200) }),
  output: success(),
  errors: ['not_found', 'date_passed', 'wrong_password', 'too_many_tries'],
})

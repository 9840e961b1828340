import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { BankDetails } from './deposits.ts'
import { dateString, instant, seenVersion, smallId, success, text } from './fields.ts'

const needs = ['companyManage'] as const

const BankAccountVersion = z.object({
  id: z.int(),
  /** The day in Japan from which clients pay to it. */
  from: z.string(),
  account: BankDetails,
  reason: z.string(),
  by: z.nullable(z.string()),
  at: instant(),
  /** Whether it is upcoming, current, or has been replaced. */
  state: z.enum(['scheduled', 'current', 'past']),
})
export type BankAccountVersion = z.infer<typeof BankAccountVersion>

/** The account that clients currently pay to, and its publications, newest first. */
export const viewBankAccount = contract({
  method: 'GET',
  path: '/site/bank-account',
  operation: 'bankAccount.viewBankAccount',
  audience: 'manager',
  needs,
  input: z.object({}),
  output: z.object({
    /** Null if nobody has set one. */
    current: z.nullable(BankDetails),
    /** Whether it comes from the company’s file, because none has been published or none is in force yet. */
    ofFile: z.boolean(),
    versions: z.array(BankAccountVersion),
    /** Counts the publications: to publish, name the last one you saw. */
    version: z.int(),
    today: z.string(),
  }),
  errors: [],
})
export type BankAccountView = z.infer<typeof viewBankAccount.output>

/**
 * Publishes the account that clients pay to from a certain day. It requires the caller’s password, and every owner is
 * notified by email. Invoices issued before then keep the old one.
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
 * Withdraws an account that was published for a later day. It requires the caller’s password, and every owner is
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

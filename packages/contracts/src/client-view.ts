import { type ClientFlag, clientFlags } from '@seriba/domain/clients/client-flags'
import * as z from 'zod/mini'
import { Deposit } from './deposits.ts'
import { instant, yen } from './fields.ts'
import { BalanceInfo } from './money.ts'

export const clientFlagNames = clientFlags as readonly [ClientFlag, ...ClientFlag[]]

/** A client as staff know them (GAP21). */
export const ClientDetail = z.object({
  userId: z.int(),
  fullName: z.string(),
  roleId: z.int(),
  company: z.nullable(z.string()),
  countryId: z.int(),
  city: z.nullable(z.string()),
  address: z.nullable(z.string()),
  email: z.string(),
  mobile: z.nullable(z.string()),
  officePhone: z.nullable(z.string()),
  messengerNumber: z.nullable(z.string()),
  port: z.nullable(z.string()),
  /** 692 English, 693 Russian. */
  language: z.int(),
  bidEmailNotify: z.boolean(),
  /** His mark beside his groups in lists that mix clients. */
  shortCode: z.nullable(z.string()),
  managerId: z.nullable(z.int()),
  manager: z.nullable(z.string()),
  dealerId: z.nullable(z.int()),
  dealer: z.nullable(z.string()),
  createdAt: instant(),
  lastLogin: z.nullable(instant()),
  notes: z.nullable(z.string()),
  biddingAllowed: z.boolean(),
  /** Since when he signs in in two steps; null: with the password alone. */
  twoStepSince: z.nullable(instant()),
  /**
   * When he agreed to the company's terms, and to which version: none of who agreed before there were versions, or
   * where the company shows terms of its own at sign-up. `inForce` is the version of today.
   */
  terms: z.object({
    agreed: z.nullable(instant()),
    version: z.nullable(z.int()),
    inForce: z.nullable(z.int()),
  }),
})

export const ClientView = z.object({
  detail: ClientDetail,
  balanceInfo: BalanceInfo,
  /** What opens bidding here, what the client has paid in so far, and the deposit that is on its way. Yen. */
  deposit: z.object({ amount: yen(), received: yen(), waiting: z.nullable(Deposit) }),
  /** How many bids the live lists and the archive have of him. */
  bids: z.object({ live: z.int(), archived: z.int() }),
  /** What of his daily limits this Japanese day has taken. */
  today: z.object({ bids: z.int(), uss: z.int() }),
  /** Whether he is at work here, and when he last bid. */
  online: z.boolean(),
  lastBid: z.nullable(instant()),
  /** How much there is to read of him, by the parts of his page. */
  counts: z.object({ purchases: z.int(), ledger: z.int(), sessions: z.int(), changes: z.int() }),
  /** Where he differs from the template of his kind. */
  overrides: z.partialRecord(z.enum(clientFlagNames), z.boolean()),
  /** Who has said so, and when; without whom the system has, or nobody knows any more. */
  overriddenBy: z.partialRecord(
    z.enum(clientFlagNames),
    z.object({ by: z.nullable(z.string()), at: instant() }),
  ),
})
export type ClientView = z.infer<typeof ClientView>

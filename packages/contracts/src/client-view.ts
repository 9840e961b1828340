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
  /** The mark next to the client's groups in lists that mix clients. */
  shortCode: z.nullable(z.string()),
  managerId: z.nullable(z.int()),
  manager: z.nullable(z.string()),
  dealerId: z.nullable(z.int()),
  dealer: z.nullable(z.string()),
  createdAt: instant(),
  lastLogin: z.nullable(instant()),
  notes: z.nullable(z.string()),
  biddingAllowed: z.boolean(),
  /** When two-step login was turned on; null while a password is enough. */
  twoStepSince: z.nullable(instant()),
  /**
   * When the client agreed to the company's terms, and to which version: none if they agreed before there were
   * versions, or if the company shows terms of its own at sign-up. `inForce` is the current version.
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
  /**
   * The amount that opens bidding here, what the client has paid in so far, the deposit that is on its way, and the one
   * that arrived and has not been paid back. Yen.
   */
  deposit: z.object({
    amount: yen(),
    received: yen(),
    waiting: z.nullable(Deposit),
    held: z.nullable(z.object({ id: z.int(), reference: z.string(), amount: yen() })),
  }),
  /** How many of the client's bids are in the live lists and in the archive. */
  bids: z.object({ live: z.int(), archived: z.int() }),
  /** When the client asked for the account to be deleted, and what may prevent that: yen, and counts. */
  deletion: z.object({
    asked: z.nullable(instant()),
    balance: yen(),
    liveBids: z.int(),
    openPurchases: z.int(),
  }),
  /** How much of the daily limits has been used on this Japanese day. */
  today: z.object({ bids: z.int(), uss: z.int() }),
  /** Whether the client is online, and when they last bid. */
  online: z.boolean(),
  lastBid: z.nullable(instant()),
  /** How many entries each part of the client's page has. */
  counts: z.object({ purchases: z.int(), ledger: z.int(), sessions: z.int(), changes: z.int() }),
  /** Where the client differs from the role's template. */
  overrides: z.partialRecord(z.enum(clientFlagNames), z.boolean()),
  /** The colleague who decided it, and when; without a name, it was the system or somebody who is no longer known. */
  overriddenBy: z.partialRecord(
    z.enum(clientFlagNames),
    z.object({ by: z.nullable(z.string()), at: instant() }),
  ),
})
export type ClientView = z.infer<typeof ClientView>

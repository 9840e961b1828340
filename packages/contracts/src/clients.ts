import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { id, instant, success } from './fields.ts'
import { BalanceInfo } from './money.ts'

/** A client as staff knows him (GAP21). */
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
  manager: z.nullable(z.string()),
  dealer: z.nullable(z.string()),
  createdAt: instant(),
  lastLogin: z.nullable(instant()),
  notes: z.nullable(z.string()),
  biddingAllowed: z.boolean(),
  /** Since when he signs in in two steps; null: with the password alone. */
  twoStepSince: z.nullable(instant()),
})

export const ClientView = z.object({
  detail: ClientDetail,
  balanceInfo: BalanceInfo,
  /** How many bids the live lists and the archive have of him. */
  bids: z.object({ live: z.int(), archived: z.int() }),
})
export type ClientView = z.infer<typeof ClientView>

export const viewClient = contract({
  method: 'GET',
  path: '/client/view',
  door: 'clients.viewClient',
  input: z.object({ id: id() }),
  output: ClientView,
  refusals: ['client_not_found'],
})

/** Takes the second step off a client who has lost it, and closes his sessions; he is told by mail. */
export const resetTwoStep = contract({
  method: 'POST',
  path: '/client/reset-2fa',
  door: 'clients.resetTwoStep',
  input: z.object({ id: id() }),
  output: success(),
  refusals: ['client_not_found', 'stale'],
})

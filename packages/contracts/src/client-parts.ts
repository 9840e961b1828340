import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { CreditPart } from './credit.ts'
import { id, instant, int, PageInfo, success, text } from './fields.ts'
import { Logistics, Payment, Purchase } from './money.ts'

const ofClient = { id: id(), page: z._default(int(1, 100_000), 1), pageSize: z._default(int(1, 100), 20) }

/** A purchase as staff move it. */
export const ClientPurchase = z.extend(Purchase, {
  ...Logistics.shape,
  /** The status it had before it was canceled; null is Processing, as in its status. */
  leftFrom: z.nullable(z.int()),
  /** Its bid is a win: once that has been undone, the purchase can no longer be moved. */
  won: z.boolean(),
})
export type ClientPurchase = z.infer<typeof ClientPurchase>

/** What a client has bought, newest first. */
export const clientPurchases = contract({
  method: 'GET',
  path: '/client/purchases',
  operation: 'clientParts.clientPurchases',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.object(ofClient),
  output: z.object({ purchases: z.array(ClientPurchase), pageInfo: PageInfo }),
  errors: ['client_not_found'],
})

/** What a client has paid and been charged, newest first. */
export const clientLedger = contract({
  method: 'GET',
  path: '/client/ledger',
  operation: 'clientParts.clientLedger',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.object(ofClient),
  output: z.object({ records: z.array(Payment), pageInfo: PageInfo }),
  errors: ['client_not_found'],
})

/** What makes up the credit held by a client's active bids, largest part first; wins come last. */
export const clientCredit = contract({
  method: 'GET',
  path: '/client/credit',
  operation: 'clientParts.clientCredit',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.object({ id: id() }),
  output: z.object({ parts: z.array(CreditPart) }),
  errors: ['client_not_found'],
})

export const ClientSession = z.object({
  id: z.string(),
  ip: z.string(),
  userAgent: z.string(),
  since: instant(),
  lastSeen: instant(),
  /** In use now. */
  online: z.boolean(),
})
export type ClientSession = z.infer<typeof ClientSession>

/** A client's sessions, most recently used first, and how the client logs in. */
export const clientSessions = contract({
  method: 'GET',
  path: '/client/sessions',
  operation: 'clientParts.clientSessions',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.object({ id: id() }),
  output: z.object({
    sessions: z.array(ClientSession),
    passwordChanged: z.nullable(instant()),
    /** Recovery codes that are left. */
    recoveryCodes: z.int(),
  }),
  errors: ['client_not_found'],
})

/** Logs a client out of one browser, or of all of them. */
export const closeClientSessions = contract({
  method: 'POST',
  path: '/client/close-sessions',
  operation: 'clientParts.closeClientSessions',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.object({ id: id(), session: z.optional(z.uuid()) }),
  output: success(),
  errors: ['client_not_found'],
})

/**
 * Sets all live bids of a client to Don't bid. Bids whose auction starts within the hour or has started are listed in
 * the answer: the hall has to be notified manually.
 */
export const stopClientBids = contract({
  method: 'POST',
  path: '/client/stop-bids',
  operation: 'clientParts.stopClientBids',
  audience: 'manager',
  input: z.object({ id: id(), reason: text(300) }),
  slow: true,
  output: z.object({
    success: z.literal(true),
    stopped: z.int(),
    byHand: z.array(
      z.object({ bidId: z.int(), auction: z.string(), lotNo: z.int(), auctionDate: z.nullable(instant()) }),
    ),
  }),
  errors: ['client_not_found', 'field_required', 'permission_missing'],
})

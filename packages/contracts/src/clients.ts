import { highestCreditLimit, highestDailyLimit } from '@seriba/domain/clients/client-fields'
import {
  balanceBands,
  checkedStates,
  clientSorts,
  creditUsageBands,
  loginSpans,
} from '@seriba/domain/clients/client-list'
import { clientRoleIds } from '@seriba/domain/clients/client-roles'
import * as z from 'zod/mini'
import { ClientChange } from './client-changes.ts'
import { clientDetails, notes } from './client-details.ts'
import { ClientView, clientFlagNames } from './client-view.ts'
import { contract } from './contract.ts'
import { fileFormat, id, instant, int, PageInfo, success, text } from './fields.ts'
import { BalanceInfo } from './money.ts'

/** A kind of account that a client can be. */
const roleId = () => z.number().check(z.refine((value) => clientRoleIds.includes(value)))
/** 0 for nobody. */
const accountManagerId = () => int(0, Number.MAX_SAFE_INTEGER)
const creditLimit = () => int(0, highestCreditLimit)
/** 0 sets no limit (DEC42). */
const dailyLimit = () => int(0, highestDailyLimit)
const language = () => int(692, 693)
const reason = () => z.optional(text(300))

export const ClientRow = z.object({
  userId: z.int(),
  fullName: z.string(),
  company: z.nullable(z.string()),
  countryId: z.int(),
  roleId: z.int(),
  manager: z.nullable(z.string()),
  dealer: z.nullable(z.string()),
  balanceInfo: BalanceInfo,
  /** Wins in the last 90 days. */
  recentWins: z.int(),
  lastLogin: z.nullable(instant()),
  /** Logs in with a second step. */
  twoStep: z.boolean(),
  registered: instant(),
  /** Whether staff have verified who they are; null while nobody has. */
  checked: z.nullable(z.enum(checkedStates)),
  /** When the client asked for the account to be deleted; null if they have not. */
  deletionAsked: z.nullable(instant()),
})
export type ClientRow = z.infer<typeof ClientRow>

/** Which clients, and in what order. */
const asked = () => ({
  search: z.optional(text(100)),
  roleId: z.optional(roleId()),
  managerId: z.optional(id()),
  dealerId: z.optional(id()),
  countryId: z.optional(int(0, 1000)),
  /** 1: only clients who owe. */
  debt: z._default(int(0, 1), 0),
  balance: z.optional(z.enum(balanceBands)),
  held: z.optional(z.enum(creditUsageBands)),
  lastLogin: z.optional(z.enum(loginSpans)),
  /** 1: with a second step, 0: without. */
  twoStep: z.optional(int(0, 1)),
  /** 1: only clients whom nobody looks after. */
  unassigned: z._default(int(0, 1), 0),
  /** 1: only clients with documents that nobody has checked. */
  unchecked: z._default(int(0, 1), 0),
  /** 1: only clients with a document that has expired, or expires within thirty days. */
  endingPapers: z._default(int(0, 1), 0),
  /** 1: only clients who asked for their account to be deleted. */
  deletion: z._default(int(0, 1), 0),
  sort: z._default(z.enum(clientSorts), 'name'),
  order: z._default(z.enum(['asc', 'desc']), 'asc'),
})

/** The company's clients, one page at a time (GAP21). */
export const listClients = contract({
  method: 'GET',
  path: '/client/index',
  operation: 'clients.listClients',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.object({
    ...asked(),
    page: z._default(int(1, 100_000), 1),
    pageSize: z._default(int(1, 100), 50),
  }),
  output: z.object({
    clients: z.array(ClientRow),
    /** How many of each kind match the other filters. */
    counts: z.array(z.object({ roleId: z.int(), count: z.int() })),
    /** How many of all clients are online now. */
    online: z.int(),
    /** How many of all clients asked for their account to be deleted. */
    deletionRequests: z.int(),
    pageInfo: PageInfo,
  }),
  errors: [],
})

/** A link to the same clients, all of them, as a spreadsheet or as CSV; it works for one minute and only for the caller. */
export const exportClients = contract({
  method: 'GET',
  path: '/client/export',
  operation: 'clients.exportClients',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.object({ ...asked(), format: fileFormat() }),
  output: z.object({ url: z.string() }),
  errors: [],
})

/** A colleague or a dealer who looks after clients. */
const AccountManager = z.object({ value: z.int(), label: z.string() })

/** The managers and dealers who can look after clients. */
export const listAccountManagers = contract({
  method: 'GET',
  path: '/client/account-managers',
  operation: 'clients.listAccountManagers',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.object({}),
  output: z.object({ managers: z.array(AccountManager), dealers: z.array(AccountManager) }),
  errors: [],
})

/** Everything staff know about a client. */
export const viewClient = contract({
  method: 'GET',
  path: '/client/view',
  operation: 'clients.viewClient',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.object({ id: id() }),
  output: ClientView,
  errors: ['client_not_found'],
})

/** Opens an account for a client, who gets a link to set a password. */
export const createClient = contract({
  method: 'POST',
  path: '/client/create',
  operation: 'clients.createClient',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.object({
    fullName: text(200),
    email: text(200),
    company: z._default(text(200), ''),
    mobile: z._default(text(40), ''),
    countryId: int(0, 1000),
    city: z._default(text(100), ''),
    /** If left out, the first one that the company offers. */
    language: z.optional(language()),
    roleId: z._default(roleId(), 1064),
    managerId: z._default(accountManagerId(), 0),
    dealerId: z._default(accountManagerId(), 0),
    creditLimit: z._default(creditLimit(), 0),
    dailyBidLimit: z._default(dailyLimit(), 0),
    dailyUssLimit: z._default(dailyLimit(), 0),
    notes: z._default(notes(), ''),
  }),
  /** The client is emailed a link to set a password. */
  output: z.object({ success: z.literal(true), userId: z.int() }),
  errors: [
    'field_required',
    'email_invalid',
    'email_taken',
    'country_unknown',
    'language_not_offered',
    'manager_unknown',
    'dealer_unknown',
  ],
})

/** What staff decide about a client, in addition to their details. */
const decided = {
  roleId: z.optional(roleId()),
  dealerId: z.optional(accountManagerId()),
  managerId: z.optional(accountManagerId()),
  creditLimit: z.optional(creditLimit()),
  dailyBidLimit: z.optional(dailyLimit()),
  dailyUssLimit: z.optional(dailyLimit()),
  language: z.optional(language()),
}

/**
 * Changes the given fields, and nothing else. A new role starts with its own template; the role and the limits require
 * a reason. A daily limit above 0 turns its flag on. A change of email address is announced to both addresses.
 */
export const updateClient = contract({
  method: 'PUT',
  path: '/client/update',
  operation: 'clients.updateClient',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.object({
    id: id(),
    ...clientDetails,
    ...decided,
    /** Up to six capital letters and digits; no other client has the same code. */
    shortCode: z.optional(text(20)),
    reason: reason(),
    /**
     * What the changed fields held when they were read: if one of them holds something else by now, nothing is changed.
     */
    was: z.optional(z.object({ ...clientDetails, ...decided, shortCode: z.optional(text(20)) })),
  }),
  output: success(),
  errors: [
    'client_not_found',
    'stale',
    'field_required',
    'email_invalid',
    'email_taken',
    'incomplete_name',
    'incomplete_phone',
    'country_unknown',
    'language_not_offered',
    'manager_unknown',
    'dealer_unknown',
    'short_code_invalid',
    'short_code_taken',
  ],
})

/** Assigns several clients to one colleague, or to nobody with 0. */
export const assignClients = contract({
  method: 'PUT',
  path: '/client/assign',
  operation: 'clients.assignClients',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.object({
    ids: z.array(id()).check(z.minLength(1), z.maxLength(200)),
    managerId: accountManagerId(),
    /** Whose client each one must be; otherwise they stay as they are. 0 stands for nobody. */
    was: z.optional(accountManagerId()),
  }),
  output: z.object({
    success: z.literal(true),
    assigned: z.int(),
    /** The clients who were assigned, with the manager each had before; 0 stands for nobody. */
    moved: z.array(z.object({ id: z.int(), from: z.int() })),
  }),
  errors: ['manager_unknown'],
})

const flags = () => z.partialRecord(z.enum(clientFlagNames), z.nullable(z.boolean()))

/** Overrides the role's template for some flags, with a reason; null returns a flag to the template. */
export const updatePermissions = contract({
  method: 'PUT',
  path: '/client/update-permissions',
  operation: 'clients.updatePermissions',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.object({
    id: id(),
    permissions: flags(),
    reason: reason(),
    /** What the changed flags were when they were read: if one of them is something else by now, nothing is changed. */
    was: z.optional(flags()),
  }),
  output: success(),
  errors: ['client_not_found', 'stale', 'field_required'],
})

/** Every change made to a client's account, bids and purchases, newest first. */
export const clientHistory = contract({
  method: 'GET',
  path: '/client/history',
  operation: 'clients.clientHistory',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.object({
    id: id(),
    page: z._default(int(1, 100_000), 1),
    pageSize: z._default(int(1, 100), 20),
  }),
  output: z.object({ entries: z.array(ClientChange), pageInfo: PageInfo }),
  errors: ['client_not_found'],
})

/**
 * Turns two-step login off for a client who has lost access to it, and closes their sessions; the client is notified
 * by email.
 */
export const resetTwoStep = contract({
  method: 'POST',
  path: '/client/reset-2fa',
  operation: 'clients.resetTwoStep',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.object({ id: id() }),
  output: success(),
  errors: ['client_not_found', 'stale'],
})

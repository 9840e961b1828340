import type { Permissions } from '@seriba/domain/access/permissions'
import { allFlags } from '@seriba/domain/access/permissions'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { booleanParam, id, instant, int, success, text, yen } from './fields.ts'
import { BalanceInfo } from './money.ts'
import { SocketMessage } from './socket-messages.ts'

export const UserDetail = z.object({
  userId: z.int(),
  userLevel: z.string(),
  fullName: z.string(),
  email: z.string(),
  company: z.nullable(z.string()),
  countryId: z.int(),
  currency: z.int(),
  roleId: z.int(),
  city: z.nullable(z.string()),
  address: z.nullable(z.string()),
  lastLogin: instant(),
  mobile: z.nullable(z.string()),
  officePhone: z.nullable(z.string()),
  bidEmailNotify: z.boolean(),
  language: z.nullable(z.int()),
  userType: z.int(),
  isNewNotification: z.boolean(),
})
export type UserDetail = z.infer<typeof UserDetail>

const everyFlag = Object.fromEntries(allFlags.map((name) => [name, z.boolean()]))

export const PermissionSet = z.object(everyFlag as Record<keyof Permissions, z.ZodMiniBoolean<boolean>>)

export const UserProfile = z.object({
  success: z.literal(true),
  detail: UserDetail,
  balanceInfo: BalanceInfo,
  permission: PermissionSet,
  /** The newest event before any of this was read: the caller has not heard of anything after it. */
  lastEvent: z.int(),
})
export type UserProfile = z.infer<typeof UserProfile>

/** The caller's profile: who they are, what they may do, and their settings. */
export const viewProfile = contract({
  method: 'GET',
  path: '/user/view-profile',
  operation: 'user.viewProfile',
  audience: 'signedIn',
  input: z.object({}),
  output: UserProfile,
  errors: [],
})

/** Changes the caller's language, or whether they are notified of bids by email. */
export const updateSetting = contract({
  method: 'PUT',
  path: '/user/update-setting',
  operation: 'user.updateSetting',
  audience: 'signedIn',
  input: z.object({ bidEmailNotify: booleanParam(), language: int(692, 693) }),
  output: success(),
  errors: ['language_not_offered'],
})

/** Updates the caller's profile, except for the email address, which a manager changes. */
export const updateProfile = contract({
  method: 'PUT',
  path: '/user/update-profile',
  operation: 'user.updateProfile',
  audience: 'signedIn',
  input: z.object({
    fullName: text(200),
    mobile: text(40),
    officePhone: z._default(text(40), ''),
    company: z._default(text(200), ''),
    city: text(100),
    address: z._default(text(300), ''),
    /** 0 for none. */
    countryId: z._default(int(0, 1000), 0),
  }),
  output: success(),
  errors: ['field_required', 'country_unknown', 'incomplete_phone'],
})

/** Changes the caller's password and closes their other sessions; the answer says how many. */
export const changePassword = contract({
  method: 'POST',
  path: '/user/change-password',
  operation: 'user.changePassword',
  audience: 'signedIn',
  input: z.object({ oldPassword: text(200), newPassword: text(200), confirmNewPassword: text(200) }),
  output: z.object({ success: z.literal(true), closedSessions: z.int() }),
  errors: [
    'field_required',
    'wrong_password',
    'password_too_short',
    'password_too_common',
    'password_unchanged',
    'passwords_differ',
  ],
})

export const AccountSession = z.object({
  id: z.string(),
  ip: z.string(),
  userAgent: z.string(),
  lastSeen: instant(),
  /** The one making this call. */
  current: z.boolean(),
})
export type AccountSession = z.infer<typeof AccountSession>

/** What the company keeps about an account, and where it is logged in. */
export const AccountInfo = z.object({
  registered: instant(),
  /** When the company's terms were agreed to. */
  termsAgreed: z.nullable(instant()),
  /** Which version that was; null if they agreed before versions were kept. */
  termsVersion: z.nullable(z.int()),
  manager: z.nullable(z.string()),
  passwordChanged: z.nullable(instant()),
  passwordMinLength: z.int(),
  /** `since` is null while it is off; `forced` is for accounts that are required to use it. */
  twoStep: z.object({ since: z.nullable(instant()), recoveryCodes: z.int(), forced: z.boolean() }),
  sessions: z.array(AccountSession),
})
export type AccountInfo = z.infer<typeof AccountInfo>

/** The caller's sessions and second step, for the security page. */
export const accountInfo = contract({
  method: 'GET',
  path: '/user/account',
  operation: 'user.accountInfo',
  audience: 'signedIn',
  input: z.object({}),
  output: AccountInfo,
  errors: [],
})

/** Accepts the company's current terms; accepting any other version fails with 'stale'. */
export const acceptTerms = contract({
  method: 'POST',
  path: '/user/accept-terms',
  operation: 'user.acceptTerms',
  audience: 'buyer',
  input: z.object({ version: int(1, 1_000_000) }),
  output: success(),
  errors: ['stale'],
})

/**
 * Closes one of the caller's sessions or, with `others`, all but the current one; the password is required again
 * (ASVS 7.5.2).
 */
export const revokeSessions = contract({
  method: 'POST',
  path: '/user/close-sessions',
  operation: 'user.revokeSessions',
  audience: 'signedIn',
  input: z.object({
    id: z.optional(z.uuid()),
    others: z._default(booleanParam(), false),
    password: text(200).check(z.minLength(1)),
  }),
  output: success(),
  errors: ['wrong_password'],
})

export const WinNotification = z.object({
  id: z.string(),
  lotNo: z.int(),
  image: z.string(),
  specification: z.string(),
  auctionName: z.string(),
  soldPrice: z.nullable(yen()),
  lotType: z.string(),
})
export type WinNotification = z.infer<typeof WinNotification>

/** Wins the client has not seen yet. */
export const winNotifications = contract({
  method: 'GET',
  path: '/user/win-notifications',
  operation: 'user.winNotifications',
  audience: 'buyer',
  input: z.object({}),
  output: z.array(WinNotification),
  errors: [],
})

/** Marks wins as seen; without ids, all of them (GAP16). */
export const updateNotificationStatus = contract({
  method: 'PUT',
  path: '/user/update-notification-status',
  operation: 'user.updateNotificationStatus',
  audience: 'signedIn',
  input: z.object({ ids: z._default(z.array(text(40)).check(z.maxLength(500)), []) }),
  output: success(),
  errors: [],
})

/** Clients by name, company, email or id; at most 11, so that the caller can tell there are too many (GAP51). */
export const searchClients = contract({
  method: 'GET',
  path: '/user/search',
  operation: 'user.searchClients',
  audience: 'dealerOrManager',
  input: z.object({ user: text(100) }),
  output: z.array(
    z.object({
      value: z.int(),
      /** Name, company and id in one text. */
      label: z.string(),
      name: z.string(),
      company: z.nullable(z.string()),
    }),
  ),
  errors: ['more_chars'],
})

export const ClientInfo = z.object({
  detail: z.object({
    userId: z.int(),
    fullName: z.string(),
    company: z.nullable(z.string()),
    roleId: z.int(),
  }),
  balanceInfo: BalanceInfo,
})
export type ClientInfo = z.infer<typeof ClientInfo>

/** A client's balance, for anyone who may bid in their name. */
export const userInfo = contract({
  method: 'GET',
  path: '/user/user-info',
  operation: 'user.userInfo',
  audience: 'dealerOrManager',
  input: z.object({ id: id() }),
  output: ClientInfo,
  errors: ['client_not_found'],
})

/** What a socket missed: events after a sequence number, oldest first (GAP17). */
export const missedEvents = contract({
  method: 'GET',
  path: '/user/events',
  operation: 'user.missedEvents',
  audience: 'signedIn',
  input: z.object({ after: int(0, Number.MAX_SAFE_INTEGER) }),
  output: z.object({
    events: z.array(SocketMessage),
    /** The newest existing sequence number, to continue from. */
    last: z.int(),
    /**
     * Events have been dropped since, or the answer was cut short, or the number is from elsewhere: reload what is
     * shown.
     */
    incomplete: z.boolean(),
  }),
  errors: [],
})

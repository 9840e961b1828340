import * as z from 'zod/mini'
import { CaptchaOffer, captchaActions } from './captcha.ts'
import { contract } from './contract.ts'
import { booleanParam, int, responseTokens, success, text } from './fields.ts'

/** Long enough for any passphrase, short enough that hashing it costs nothing. */
const password = () => text(200)
const email = () => text(200)
/** The token in an email's link: 32 bytes as text. */
const linkToken = () => text(100)

/** How this company tells people from bots; a challenge is solved, and its answer is sent once. */
export const captcha = contract({
  method: 'GET',
  path: '/auth/captcha',
  operation: 'auth.captcha',
  audience: 'anyone',
  input: z.object({ action: z.enum(captchaActions) }),
  output: CaptchaOffer,
  errors: [],
})

/** Rotates the session's cookies. 401 means the session is over. */
export const refreshSession = contract({
  method: 'GET',
  path: '/auth/update',
  operation: 'auth.refreshSession',
  audience: 'anyone',
  input: z.object({}),
  output: z.object({ success: z.literal(true), ...responseTokens }),
  errors: [],
})

/**
 * Logs in; the session travels in http-only cookies. `secondStep` is present if the account requires more than a
 * password: there is no session yet, and the two-step operations come next.
 */
export const signIn = contract({
  method: 'POST',
  path: '/auth',
  operation: 'auth.signIn',
  audience: 'anyone',
  captcha: 'login',
  input: z.object({ email: email().check(z.minLength(1)), password: password().check(z.minLength(1)) }),
  output: z.object({
    success: z.literal(true),
    secondStep: z.optional(z.enum(['code', 'setUp'])),
    ...responseTokens,
    /** What a client without cookies presents at the second step. */
    'step-token': z.optional(z.string()),
  }),
  errors: ['captcha_failed', 'recaptcha_failed', 'invalid_credentials', 'invalid_user', 'email_not_verified'],
})

/** Logs out. Always succeeds, even without a session. */
export const signOut = contract({
  method: 'POST',
  path: '/auth/logout',
  operation: 'auth.signOut',
  audience: 'anyone',
  input: z.object({}),
  output: success(),
  errors: [],
})

const formErrors = [
  'captcha_failed',
  'recaptcha_failed',
  'field_required',
  'email_invalid',
  'incomplete_name',
  'incomplete_phone',
  'country_unknown',
  'terms_not_accepted',
  'password_too_short',
  'password_too_common',
  'passwords_differ',
] as const

/**
 * Requests an account. A taken address gets the same answer as a free one, and its owner is notified by email. Invalid
 * fields are listed in `fields`. The last five are stored only if the company asks for them.
 */
export const signUp = contract({
  method: 'POST',
  path: '/auth/signup',
  operation: 'auth.signUp',
  audience: 'anyone',
  captcha: 'signup',
  input: z.object({
    fullName: text(200),
    referralCode: z._default(text(60), ''),
    email: email(),
    mobile: text(40),
    /** Its id in the country list. */
    country: int(0, 1000),
    city: text(100),
    password: password(),
    confirmPassword: password(),
    terms: booleanParam(),
    company: z._default(text(200), ''),
    officePhone: z._default(text(40), ''),
    messengerNumber: z._default(text(60), ''),
    address: z._default(text(300), ''),
    port: z._default(text(100), ''),
    /** The language's id, as text. */
    language: z.enum(['692', '693']),
  }),
  output: success(),
  errors: ['company_not_open', ...formErrors],
})

/** Confirms the email address a link was sent to; the link works once. */
export const verifyEmail = contract({
  method: 'POST',
  path: '/auth/verify-email',
  operation: 'auth.verifyEmail',
  audience: 'anyone',
  input: z.object({ token: linkToken() }),
  inQuery: ['token'],
  output: success(),
  errors: ['link_expired'],
})

/** Emails the confirmation link again. The answer never says whether the account exists. */
export const resendVerification = contract({
  method: 'POST',
  path: '/auth/verify-email-resend',
  operation: 'auth.resendVerification',
  audience: 'anyone',
  captcha: 'signup',
  input: z.object({ email: email() }),
  output: success(),
  errors: ['captcha_failed', 'recaptcha_failed', 'email_invalid'],
})

/** Emails a password reset link. The answer never says whether the account exists (GAP05). */
export const requestReset = contract({
  method: 'POST',
  path: '/auth/reset-password',
  operation: 'auth.requestReset',
  audience: 'anyone',
  captcha: 'reset_password',
  input: z.object({ email: email() }),
  output: success(),
  errors: ['captcha_failed', 'recaptcha_failed', 'email_invalid'],
})

/** The same with GET, for callers of the old address (DEC32). */
export const requestResetByGet = contract({
  ...requestReset,
  operation: 'auth.requestResetByGet',
  audience: 'anyone',
  method: 'GET',
})

/**
 * Whether a password reset link still works, how long the new password must be, and whether the account already has a
 * password: somebody who was invited has none yet.
 */
export const checkResetLink = contract({
  method: 'GET',
  path: '/auth/reset-password-token-verify',
  operation: 'auth.checkResetLink',
  audience: 'anyone',
  input: z.object({ token: linkToken() }),
  output: z.object({ success: z.literal(true), passwordMinLength: z.int(), hasPassword: z.boolean() }),
  errors: ['link_expired'],
})

/** Sets a new password for the account that a reset link is for, and closes all its sessions. */
export const resetPassword = contract({
  method: 'POST',
  path: '/auth/reset-password-verify',
  operation: 'auth.resetPassword',
  audience: 'anyone',
  captcha: 'reset_password_verify',
  input: z.object({ token: linkToken(), newPassword: password(), confirmPassword: password() }),
  inQuery: ['token'],
  output: success(),
  errors: [
    'captcha_failed',
    'recaptcha_failed',
    'link_expired',
    'password_too_short',
    'password_too_common',
    'passwords_differ',
  ],
})

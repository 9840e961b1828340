// Generated from packages/contracts/src/auth.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/auth'
import * as cache from '../../cache/auth.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** How this company tells people from bots; a challenge is solved, and its answer is sent once. `GET /auth/captcha` */
export const captcha = query(contracts.captcha)
export const useCaptchaQuery = useQueryOf(captcha)
export const useLazyCaptchaQuery = useLazyQueryOf(captcha)

/** Whether a password reset link still works, how long the new password must be, and whether the account already has a password: somebody who was invited has none yet. `GET /auth/reset-password-token-verify` */
export const checkResetLink = query(contracts.checkResetLink, cache.checkResetLink)
export const useCheckResetLinkQuery = useQueryOf(checkResetLink)
export const useLazyCheckResetLinkQuery = useLazyQueryOf(checkResetLink)

/** Rotates the session's cookies. 401 means the session is over. `GET /auth/update` */
export const refreshSession = query(contracts.refreshSession)
export const useRefreshSessionQuery = useQueryOf(refreshSession)
export const useLazyRefreshSessionQuery = useLazyQueryOf(refreshSession)

/** Emails a password reset link. The answer never says whether the account exists (GAP05). `POST /auth/reset-password` */
export const requestReset = mutation(contracts.requestReset)
export const useRequestResetMutation = useMutationOf(requestReset)

/** The same with GET, for callers of the old address (DEC32). `GET /auth/reset-password` */
export const requestResetByGet = query(contracts.requestResetByGet)
export const useRequestResetByGetQuery = useQueryOf(requestResetByGet)
export const useLazyRequestResetByGetQuery = useLazyQueryOf(requestResetByGet)

/** Emails the confirmation link again. The answer never says whether the account exists. `POST /auth/verify-email-resend` */
export const resendVerification = mutation(contracts.resendVerification)
export const useResendVerificationMutation = useMutationOf(resendVerification)

/** Sets a new password for the account that a reset link is for, and closes all its sessions. `POST /auth/reset-password-verify` */
export const resetPassword = mutation(contracts.resetPassword)
export const useResetPasswordMutation = useMutationOf(resetPassword)

/** Logs in; the session travels in http-only cookies. `secondStep` is present if the account requires more than a password: there is no session yet, and the two-step operations come next. `POST /auth` */
export const signIn = mutation(contracts.signIn)
export const useSignInMutation = useMutationOf(signIn)

/** Logs out. Always succeeds, even without a session. `POST /auth/logout` */
export const signOut = mutation(contracts.signOut, cache.signOut)
export const useSignOutMutation = useMutationOf(signOut)

/** Requests an account. A taken address gets the same answer as a free one, and its owner is notified by email. Invalid fields are listed in `fields`. The last five are stored only if the company asks for them. `POST /auth/signup` */
export const signUp = mutation(contracts.signUp)
export const useSignUpMutation = useMutationOf(signUp)

/** Confirms the email address a link was sent to; the link works once. `POST /auth/verify-email` */
export const verifyEmail = mutation(contracts.verifyEmail)
export const useVerifyEmailMutation = useMutationOf(verifyEmail)

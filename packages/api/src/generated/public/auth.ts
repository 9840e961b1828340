// Generated from packages/contracts/src/auth.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/auth'
import * as cache from '../../cache/auth.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** How this company tells people from bots; a challenge is solved and its answer sent once. `GET /auth/captcha` */
export const captcha = query(contracts.captcha)
export const useCaptchaQuery = useQueryOf(captcha)
export const useLazyCaptchaQuery = useLazyQueryOf(captcha)

/** Whether a reset link still works, and how long the new password must be. `GET /auth/reset-password-token-verify` */
export const checkResetLink = query(contracts.checkResetLink, cache.checkResetLink)
export const useCheckResetLinkQuery = useQueryOf(checkResetLink)
export const useLazyCheckResetLinkQuery = useLazyQueryOf(checkResetLink)

/** Rotates the session's cookies. 401 means the session is over. `GET /auth/update` */
export const refreshSession = query(contracts.refreshSession)
export const useRefreshSessionQuery = useQueryOf(refreshSession)
export const useLazyRefreshSessionQuery = useLazyQueryOf(refreshSession)

/** Mails a link to a new password; says nothing of whether there is such an account (GAP05). `POST /auth/reset-password` */
export const requestReset = mutation(contracts.requestReset)
export const useRequestResetMutation = useMutationOf(requestReset)

/** The same by GET, for callers of the old address (DEC32). `GET /auth/reset-password` */
export const requestResetByGet = query(contracts.requestResetByGet)
export const useRequestResetByGetQuery = useQueryOf(requestResetByGet)
export const useLazyRequestResetByGetQuery = useLazyQueryOf(requestResetByGet)

/** Mails the confirmation link again; says nothing of whether there is such an account. `POST /auth/verify-email-resend` */
export const resendVerification = mutation(contracts.resendVerification)
export const useResendVerificationMutation = useMutationOf(resendVerification)

/** Gives the account of a reset link a new password and closes all its sessions. `POST /auth/reset-password-verify` */
export const resetPassword = mutation(contracts.resetPassword)
export const useResetPasswordMutation = useMutationOf(resetPassword)

/** Signs in; the session travels in http-only cookies. `secondStep` is there where the account asks for more than the password: there is no session yet, and `two-step.ts` has the way on. `POST /auth` */
export const signIn = mutation(contracts.signIn)
export const useSignInMutation = useMutationOf(signIn)

/** Always succeeds: who is already out is out. `POST /auth/logout` */
export const signOut = mutation(contracts.signOut, cache.signOut)
export const useSignOutMutation = useMutationOf(signOut)

/** Asks for an account. A taken address is answered like a free one; its owner is told by mail. Which field is wrong stands in `fields`. The five last are kept where the company asks for them. `POST /auth/signup` */
export const signUp = mutation(contracts.signUp)
export const useSignUpMutation = useMutationOf(signUp)

/** Confirms the address that a link was mailed to; the link serves once. `POST /auth/verify-email` */
export const verifyEmail = mutation(contracts.verifyEmail)
export const useVerifyEmailMutation = useMutationOf(verifyEmail)

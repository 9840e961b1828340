import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { success, text } from './fields.ts'

/** Rotates the session's cookies. 401 means the session is over. */
export const refreshSession = contract({
  method: 'GET',
  path: '/auth/update',
  audience: 'anyone',
  input: z.object({}),
  output: success(),
  refusals: [],
})

/** Signs in; the session travels in http-only cookies. */
export const signIn = contract({
  method: 'POST',
  path: '/auth',
  audience: 'anyone',
  input: z.object({ email: text(200).check(z.minLength(1)), password: text(200).check(z.minLength(1)) }),
  output: success(),
  refusals: ['invalid_credentials', 'invalid_user', 'email_not_verified'],
})

/** Always succeeds: who is already out is out. */
export const signOut = contract({
  method: 'POST',
  path: '/auth/logout',
  audience: 'anyone',
  input: z.object({}),
  output: success(),
  refusals: [],
})

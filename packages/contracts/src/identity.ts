import * as z from 'zod/mini'
import { contract } from './contract.ts'

/**
 * Starts a staff login through the company’s identity provider (OpenID Connect): the browser goes to `url` within ten
 * minutes, and comes back with a session, or to the second step.
 */
export const startIdentityLogin = contract({
  method: 'POST',
  path: '/auth/identity',
  operation: 'identity.startIdentityLogin',
  audience: 'anyone',
  input: z.object({}),
  output: z.object({ url: z.string() }),
  errors: ['identity_away', 'not_found'],
})

// Generated from packages/contracts/src/identity.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/identity'
import { mutation, useMutationOf } from '#engine'

/** Starts a staff login through the company’s identity provider (OpenID Connect): the browser goes to `url` within ten minutes, and comes back with a session, or to the second step. `POST /auth/identity` */
export const startIdentityLogin = mutation(contracts.startIdentityLogin)
export const useStartIdentityLoginMutation = useMutationOf(startIdentityLogin)

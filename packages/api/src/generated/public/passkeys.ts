// Generated from packages/contracts/src/passkeys.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/passkeys'
import { mutation, useMutationOf } from '#engine'

/** Starts a login with a passkey: what a device is to sign within five minutes, no matter whose it is. `POST /auth/passkey/offer` */
export const offerPasskeySignIn = mutation(contracts.offerPasskeySignIn)
export const useOfferPasskeySignInMutation = useMutationOf(offerPasskeySignIn)

/** Logs in with a passkey. Its device has checked its owner, so no code is asked for; `secondStep` is present where the company requires two-step login and it is still to be set up. `POST /auth/passkey` */
export const signInWithPasskey = mutation(contracts.signInWithPasskey)
export const useSignInWithPasskeyMutation = useMutationOf(signInWithPasskey)

// Generated from packages/contracts/src/passkeys.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/passkeys'
import { mutation, useMutationOf } from '#engine'

/** Starts a login with a passkey: the challenge that a device must sign within five minutes, no matter whose it is. `POST /auth/passkey/offer` */
export const offerPasskeySignIn = mutation(contracts.offerPasskeySignIn)
export const useOfferPasskeySignInMutation = useMutationOf(offerPasskeySignIn)

/** Logs in with a passkey. Its device has verified its owner, so no code is needed; `secondStep` is present if the company requires two-step login and it is not set up yet. `POST /auth/passkey` */
export const signInWithPasskey = mutation(contracts.signInWithPasskey)
export const useSignInWithPasskeyMutation = useMutationOf(signInWithPasskey)

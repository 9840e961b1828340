import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { id, instant, responseTokens, success, text } from './fields.ts'

/** Bytes as a browser provides them, in base64url. */
const bytes = (most: number) => text(most).check(z.regex(/^[\w-]+$/))
const password = () => text(200).check(z.minLength(1))

/** What a browser passes to its device to create a passkey, as defined by WebAuthn. */
export const PasskeyOffer = z.object({
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  /** The account's passkeys for this host: a device creates only one of them. */
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
})
export type PasskeyOffer = z.infer<typeof PasskeyOffer>

/** A device's credential with which its owner logs in without a password. */
export const Passkey = z.object({
  id: id(),
  name: z.string(),
  created: instant(),
  /** Null if nobody has logged in with it yet. */
  used: z.nullable(instant()),
})
export type Passkey = z.infer<typeof Passkey>

/** The caller's passkeys, newest first. */
export const listPasskeys = contract({
  method: 'GET',
  path: '/user/passkeys',
  operation: 'passkeys.listPasskeys',
  audience: 'signedIn',
  input: z.object({}),
  output: z.object({ passkeys: z.array(Passkey) }),
  errors: [],
})

/** Starts adding a passkey, given the caller's password; it must be added within five minutes. */
export const offerPasskey = contract({
  method: 'POST',
  path: '/user/passkeys/offer',
  operation: 'passkeys.offerPasskey',
  audience: 'signedIn',
  input: z.object({ password: password() }),
  output: PasskeyOffer,
  errors: ['wrong_password', 'too_many_passkeys'],
})

/** Adds the passkey that a device has created. The owner is notified by email. */
export const addPasskey = contract({
  method: 'POST',
  path: '/user/passkeys/create',
  operation: 'passkeys.addPasskey',
  audience: 'signedIn',
  input: z.object({
    name: text(60).check(z.minLength(1)),
    credentialId: bytes(1400),
    clientData: bytes(4000),
    attestation: bytes(12_000),
    /** How the device is reached, according to the browser. */
    transports: z.array(text(20)).check(z.maxLength(8)),
  }),
  output: Passkey,
  errors: ['passkey_refused', 'too_many_passkeys'],
})

/** Removes one of the caller’s passkeys, given the password. */
export const removePasskey = contract({
  method: 'POST',
  path: '/user/passkeys/remove',
  operation: 'passkeys.removePasskey',
  audience: 'signedIn',
  input: z.object({ id: id(), password: password() }),
  output: success(),
  errors: ['wrong_password', 'not_found'],
})

/** Starts a login with a passkey: the challenge that a device must sign within five minutes, no matter whose it is. */
export const offerPasskeySignIn = contract({
  method: 'POST',
  path: '/auth/passkey/offer',
  operation: 'passkeys.offerPasskeySignIn',
  audience: 'anyone',
  input: z.object({}),
  output: z.object({ challenge: z.string(), rpId: z.string(), timeout: z.int() }),
  errors: [],
})

/**
 * Logs in with a passkey. Its device has verified its owner, so no code is needed; `secondStep` is present if the
 * company requires two-step login and it is not set up yet.
 */
export const signInWithPasskey = contract({
  method: 'POST',
  path: '/auth/passkey',
  operation: 'passkeys.signInWithPasskey',
  audience: 'anyone',
  input: z.object({
    credentialId: bytes(1400),
    clientData: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
  }),
  output: z.object({
    success: z.literal(true),
    secondStep: z.optional(z.literal('setUp')),
    ...responseTokens,
    /** What a client without cookies presents at the second step. */
    'step-token': z.optional(z.string()),
  }),
  errors: ['passkey_refused', 'invalid_user', 'email_not_verified'],
})

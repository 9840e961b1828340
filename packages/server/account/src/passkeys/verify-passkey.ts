import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/passkeys'
import { ApiError } from '@seriba/server-kit/api-error'
import type { Db } from '@seriba/server-kit/db'
import type { AuthenticatorTransport } from '@simplewebauthn/server'
import { consumePasskeyChallenge } from './passkey-challenges.ts'
import type { FoundPasskey } from './passkeys.repository.ts'
import type { RelyingParty } from './relying-party.ts'

/** Loaded once somebody has a passkey: a server starts without it. */
const webAuthn = () => import('@simplewebauthn/server')

/** The library's errors describe what was wrong with a browser's data, which does not help its owner. */
const refused = () => {
  throw new ApiError('passkey_refused')
}

/** Verifies what a device created for this page and this account; returns what to store. */
export async function verifyNewPasskey(
  db: Db,
  userId: number,
  { credentialId, clientData, attestation, transports }: Input<typeof contracts.addPasskey>,
  { origin, host }: RelyingParty,
) {
  const { verifyRegistrationResponse } = await webAuthn()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      response: { clientDataJSON: clientData, attestationObject: attestation },
      clientExtensionResults: {},
    },
    expectedChallenge: (challenge) => consumePasskeyChallenge(db, challenge, userId),
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
  }).catch(refused)
  if (!verified) return refused()
  const { id, publicKey, counter } = registrationInfo.credential
  return { credential_id: id, public_key: Buffer.from(publicKey), counter, transports }
}

/** Verifies what a device signed for this page; returns its usage counter. */
export async function verifyPasskey(
  db: Db,
  { credential_id: id, public_key: publicKey, counter, transports }: FoundPasskey,
  { clientData, authenticatorData, signature }: Input<typeof contracts.signInWithPasskey>,
  { origin, host }: RelyingParty,
): Promise<number> {
  const { verifyAuthenticationResponse } = await webAuthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON: clientData, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: (challenge) => consumePasskeyChallenge(db, challenge, null),
    expectedOrigin: origin,
    expectedRPID: host,
    credential: {
      id,
      publicKey: new Uint8Array(publicKey),
      counter,
      transports: transports as AuthenticatorTransport[],
    },
    requireUserVerification: true,
  }).catch(refused)
  return verified ? authenticationInfo.newCounter : refused()
}

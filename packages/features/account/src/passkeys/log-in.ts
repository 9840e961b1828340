import { offerPasskeySignIn, signInWithPasskey } from '@seriba/api/public/passkeys'
import type { AppDispatch } from '@seriba/api/store'
import { startAuthentication } from '@simplewebauthn/browser'

/** Has the device identify its owner; answers with the further step that the company requires, if any. */
export async function logInByPasskey(dispatch: AppDispatch) {
  const offer = await dispatch(offerPasskeySignIn.initiate(undefined, { track: false })).unwrap()
  const { id, response } = await startAuthentication({
    optionsJSON: { ...offer, userVerification: 'required' },
  })
  const signed = await dispatch(
    signInWithPasskey.initiate(
      {
        credentialId: id,
        clientData: response.clientDataJSON,
        authenticatorData: response.authenticatorData,
        signature: response.signature,
      },
      { track: false },
    ),
  ).unwrap()
  return signed.secondStep ?? null
}

import { addPasskey, offerPasskey } from '@seriba/api/shared/passkeys'
import type { AppDispatch } from '@seriba/api/store'
import { deviceOf } from '@seriba/domain/access/device-of'
import { startRegistration } from '@simplewebauthn/browser'

/** Has the device create a passkey, and the account store it under the device's name. */
export async function makePasskey(dispatch: AppDispatch, password: string) {
  const offer = await dispatch(offerPasskey.initiate({ password }, { track: false })).unwrap()
  const { id, response } = await startRegistration({
    optionsJSON: {
      ...offer,
      attestation: 'none',
      // Stored on the device, so that nobody has to type an email address first.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    },
  })
  const { browser, system } = deviceOf(navigator.userAgent)
  return dispatch(
    addPasskey.initiate(
      {
        name: [browser, system].filter(Boolean).join(', ') || location.hostname,
        credentialId: id,
        clientData: response.clientDataJSON,
        attestation: response.attestationObject,
        transports: response.transports ?? [],
      },
      { track: false },
    ),
  ).unwrap()
}

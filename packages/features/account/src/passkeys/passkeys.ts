/** Whether the browser can hand a login over to its device. */
export const hasPasskeys = () => typeof PublicKeyCredential === 'function'

/** The device said no, its owner did, or nobody answered: browsers do not tell which. */
export const isDeclined = (error: unknown) =>
  error instanceof Error && ['NotAllowedError', 'AbortError', 'WebAuthnError'].includes(error.name)

/** The device has a passkey of this account already. */
export const isMadeBefore = (error: unknown) => error instanceof Error && error.name === 'InvalidStateError'

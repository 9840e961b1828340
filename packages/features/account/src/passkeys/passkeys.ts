/** Whether the browser can hand a login over to its device. */
export const hasPasskeys = () => typeof PublicKeyCredential === 'function'

/** The device refused, its owner did, or nobody answered: browsers do not tell which. */
export const isDeclined = (error: unknown) =>
  error instanceof Error && ['NotAllowedError', 'AbortError', 'WebAuthnError'].includes(error.name)

/** The device already has a passkey for this account. */
export const isAlreadyRegistered = (error: unknown) =>
  error instanceof Error && error.name === 'InvalidStateError'

import type { PageErrorCode } from './page-errors.ts'

/** What the identity provider's callback may tell the login page in its address. */
export const identityFailures = [
  'identity_away',
  'identity_refused',
  'identity_canceled',
  'identity_unknown',
  'invalid_user',
  'email_not_verified',
] as const satisfies readonly PageErrorCode[]

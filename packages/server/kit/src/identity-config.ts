import * as z from 'zod'
import { ConfigurationError } from './configuration-error.ts'
import { isLoopback } from './loopback.ts'

/**
 * The provider that vouches for staff through OpenID Connect; by default they log in with passwords and passkeys
 * only.
 */
export const identitySettings = {
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must look like https://login.company.example' })
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** The text on its button after “Log in with”. */
  OIDC_LABEL: z.string().max(40, 'must have at most 40 characters').default('SSO'),
}
const Settings = z.object(identitySettings)

export type IdentityConfig = { issuer: string; clientId: string; clientSecret: string; label: string }

export function identityOf(
  settings: z.infer<typeof Settings>,
  publicUrl: string | undefined,
): IdentityConfig | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return undefined
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) {
    throw new ConfigurationError(
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set all three, or none.',
    )
  }
  const { protocol, hostname } = new URL(issuer)
  if (protocol === 'http:' && !isLoopback(hostname)) {
    throw new ConfigurationError(
      'OIDC_ISSUER must be an https address: anybody between it and this server could log in as somebody else.',
    )
  }
  if (publicUrl === undefined) {
    throw new ConfigurationError(
      'Staff come back from OIDC_ISSUER to the console: set PUBLIC_URL to the address that browsers use.',
    )
  }
  return { issuer, clientId, clientSecret, label: settings.OIDC_LABEL }
}

import { isIP } from 'node:net'

/** What is needed so that a session opened at another address is valid at the portal's. */
export type AuthBase = {
  /** The origin whose pages may read our responses to login calls; null if those pages are at the same address. */
  portal: string | null
  /** The domain of the session's cookies: none while both addresses share one host. */
  domain: string | undefined
  /** The path that the login calls are under, as browsers see it. */
  path: string
}

/** The addresses as configured. */
type Addresses = { publicUrl: string | undefined; authBaseUrl: string | undefined }

export function parseAuthBase({ publicUrl, authBaseUrl }: Addresses): AuthBase {
  if (publicUrl === undefined || authBaseUrl === undefined) {
    return { portal: null, domain: undefined, path: '/v1/auth' }
  }
  const portal = new URL(publicUrl)
  const auth = new URL(authBaseUrl)
  return {
    portal: portal.origin === auth.origin ? null : portal.origin,
    domain: portal.hostname === auth.hostname ? undefined : sharedDomain(portal.hostname, auth.hostname),
    path: `${auth.pathname.replace(/\/+$/, '')}/auth`,
  }
}

/** Why browsers would not keep one session for both addresses; null if they would. */
export function authBaseUrlError({ publicUrl, authBaseUrl }: Addresses): string | null {
  if (authBaseUrl === undefined) return null
  if (publicUrl === undefined) {
    return 'AUTH_BASE_URL needs PUBLIC_URL: set it to the address that browsers use.'
  }
  const portal = new URL(publicUrl)
  const auth = new URL(authBaseUrl)
  const isOneSite =
    portal.hostname === auth.hostname || sharedDomain(portal.hostname, auth.hostname) !== undefined
  if (isOneSite && portal.protocol === auth.protocol) return null
  return 'The session is a cookie, so AUTH_BASE_URL must have the scheme of PUBLIC_URL and share a domain with it: portal.company.example and auth.company.example do.'
}

/** The longest domain that two hosts share; a last label alone does not count. */
function sharedDomain(one: string, other: string): string | undefined {
  if (isIP(one) || isIP(other)) return undefined
  const labels = one.split('.')
  const common = labels.map((_, from) => labels.slice(from).join('.'))
  return common.find((domain) => domain.includes('.') && (other === domain || other.endsWith(`.${domain}`)))
}

import { initialSession, type SessionState, sitePathOf } from './session-slice.ts'

const key = 'seriba-redirect'

// Changing the language on the login page reloads it, and where to return must survive that.
export const loadSession = (): SessionState => ({
  ...initialSession,
  redirectUrl: sitePathOf(globalThis.sessionStorage?.getItem(key) ?? ''),
})

let written = ''

export function persistRedirect(url: string) {
  if (url === written) return
  written = url
  if (url) globalThis.sessionStorage?.setItem(key, url)
  else globalThis.sessionStorage?.removeItem(key)
}

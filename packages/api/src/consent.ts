const key = 'cookie-consent'
const changed = 'seriba-consent'

export type Consent = 'accepted' | 'denied'

/** The visitor's answer about cookies; null until they answer (1§4.7). */
export function storedConsent(): Consent | null {
  const stored = globalThis.localStorage?.getItem(key)
  return stored === 'accepted' || stored === 'denied' ? stored : null
}

export const hasConsented = () => storedConsent() === 'accepted'

/**
 * Denying removes every cookie that a script can reach except the language's, and `denyCookies` those it cannot; the
 * session's own are necessary (DEC29, DEC30).
 */
export function storeConsent(consent: Consent) {
  localStorage.setItem(key, consent)
  if (consent === 'denied') forgetOptional()
  window.dispatchEvent(new Event(changed))
}

function forgetOptional() {
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim()
    if (!name || name === 'language') continue
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${name}=; Max-Age=0; Path=/`
  }
  for (const name of ['themeMode', 'sounds', 'user-reg-form', 'order-draft']) localStorage.removeItem(name)
}

/** For `useSyncExternalStore`. */
export function onConsent(listen: () => void) {
  window.addEventListener(changed, listen)
  return () => window.removeEventListener(changed, listen)
}

import { hasConsented } from './consent.ts'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

const key = 'themeMode'
const changed = 'seriba-theme'
const isTheme = (value: string | null | undefined): value is Theme => value === 'light' || value === 'dark'

/** The choice outlives the visit only with consent (1§4.7). */
const storage = () => (hasConsented() ? localStorage : sessionStorage)

export function currentTheme(): Theme {
  const shown = globalThis.document?.documentElement.dataset.theme
  if (isTheme(shown)) return shown
  return globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

export function setTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme
  storage().setItem(key, theme)
  window.dispatchEvent(new Event(changed))
}

/** For `useSyncExternalStore`. */
export function onTheme(listen: () => void) {
  window.addEventListener(changed, listen)
  return () => window.removeEventListener(changed, listen)
}

/** Shows the theme that was chosen before; without a choice, the system's. */
export function applyTheme() {
  const chosen = storage().getItem(key)
  document.documentElement.dataset.theme = isTheme(chosen) ? chosen : currentTheme()
}

/** Consent came after the choice: what was kept for the visit is now kept for good. */
export function persistTheme() {
  const chosen = sessionStorage.getItem(key)
  if (isTheme(chosen)) setTheme(chosen)
}

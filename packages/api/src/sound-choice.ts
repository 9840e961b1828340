import { hasConsented } from './consent.ts'

const key = 'sounds'
const changed = 'seriba-sounds'

/** The choice outlives the visit only with consent, like the theme (1§4.7). */
const storage = () => (hasConsented() ? localStorage : sessionStorage)

export const areSoundsOn = () => storage().getItem(key) !== 'off'

export function setSounds(on: boolean) {
  if (on) storage().removeItem(key)
  else storage().setItem(key, 'off')
  window.dispatchEvent(new Event(changed))
}

/** Consent came after the choice: what was kept for the visit is now kept for good. */
export function persistSound() {
  if (sessionStorage.getItem(key) === 'off') setSounds(false)
}

/** For `useSyncExternalStore`; another tab's choice counts here too. */
export function onSoundChoice(listen: () => void) {
  window.addEventListener(changed, listen)
  window.addEventListener('storage', listen)
  return () => {
    window.removeEventListener(changed, listen)
    window.removeEventListener('storage', listen)
  }
}

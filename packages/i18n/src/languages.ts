import { offeredLanguage, type PortalLanguage, portalLanguages } from '@seriba/domain/site/portal-languages'

export const languages = portalLanguages
export type Language = PortalLanguage

/** As the server numbers them. */
export const languageIds = { en: 692, ru: 693 } as const satisfies Record<Language, number>

/** Each one in its own language, whatever the page's language is. */
export const languageNames = { en: 'English', ru: 'Русский' } as const satisfies Record<Language, string>

const storageKey = 'I18N_KEY'

/** Countries whose visitors are first greeted in Russian, by the codes of an IP lookup. */
const russianCountries = ['ru', 'by']

const isLanguage = (value: string | null): value is Language => value === 'en' || value === 'ru'

export const languageOfId = (id: number | null | undefined): Language | null =>
  languages.find((language) => languageIds[language] === id) ?? null

export function storedLanguage(): Language | null {
  const stored = localStorage.getItem(storageKey)
  return isLanguage(stored) ? stored : null
}

/** For this browser: the next page it gets is in this language from the first byte. */
export function storeLanguage(language: Language) {
  localStorage.setItem(storageKey, language)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `language=${language}; Max-Age=31536000; Path=/; SameSite=Lax`
}

/** The language of a page before anything else is known; its root element lists those that are offered. */
export function initialLanguage(): Language {
  const said = document.documentElement.dataset.languages?.split(' ')
  const offered = said ? languages.filter((language) => said.includes(language)) : languages
  return offeredLanguage(offered, storedLanguage())
}

/** The language of a visitor who never chose one; null leaves the page as it is (1§4.6). */
export const languageOfCountry = (code: string | null | undefined): Language | null =>
  storedLanguage() === null && code && russianCountries.includes(code.toLowerCase()) ? 'ru' : null

import { createInstance, type i18n, type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from './languages.ts'

/** What an app says, by language: only the one that is read is loaded. */
export type Messages = Record<Language, () => Promise<Resource[string]>>

/** A page's phrases, ready to be read: it resolves once the language is loaded. */
export async function createI18n(language: Language, phrases: Messages): Promise<i18n> {
  const instance = createInstance()
  await instance.use(initReactI18next).init({
    lng: language,
    // Every phrase is there in every language: that is a type.
    fallbackLng: false,
    resources: { [language]: await phrases[language]() },
    interpolation: { escapeValue: false },
  })
  markPage(language)
  return instance
}

/** Changes the language without a reload. */
export async function switchLanguage(instance: i18n, language: Language, phrases: Messages) {
  if (!instance.hasResourceBundle(language, 'common')) {
    for (const [namespace, texts] of Object.entries(await phrases[language]())) {
      instance.addResourceBundle(language, namespace, texts)
    }
  }
  await instance.changeLanguage(language)
  markPage(language)
}

function markPage(language: Language) {
  if (globalThis.document) document.documentElement.lang = language
}

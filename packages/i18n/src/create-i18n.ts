import { createInstance, type i18n, type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from './languages.ts'

export type Phrases = {
  /** In the first bundle, and what a missing phrase falls back to. */
  en: Resource[string]
  /** Loaded when somebody reads Russian. */
  ru: () => Promise<Resource[string]>
}

/** A page's phrases, ready to be read: it resolves once the language is loaded. */
export async function createI18n(language: Language, phrases: Phrases): Promise<i18n> {
  const instance = createInstance()
  await instance.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: phrases.en },
    interpolation: { escapeValue: false },
  })
  await switchLanguage(instance, language, phrases)
  return instance
}

/** Changes the language without a reload. */
export async function switchLanguage(instance: i18n, language: Language, phrases: Phrases) {
  if (language === 'ru' && !instance.hasResourceBundle('ru', 'common')) {
    const russian = await phrases.ru()
    for (const [namespace, texts] of Object.entries(russian)) {
      instance.addResourceBundle('ru', namespace, texts)
    }
  }
  await instance.changeLanguage(language)
  if (globalThis.document) document.documentElement.lang = language
}

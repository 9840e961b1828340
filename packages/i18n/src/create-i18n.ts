import { createInstance, type i18n, type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from './languages.ts'

/** An app's texts, by language: only the current one is loaded. */
export type Messages = Record<Language, () => Promise<Resource[string]>>

/** A page's phrases, ready to be read: it resolves once the language is loaded. */
export async function createI18n(language: Language, ...messages: Messages[]): Promise<i18n> {
  const instance = createInstance()
  await instance.use(initReactI18next).init({
    lng: language,
    // Every phrase exists in every language: a type makes sure of that.
    fallbackLng: false,
    resources: { [language]: await loaded(language, messages) },
    interpolation: { escapeValue: false },
  })
  markPage(language)
  return instance
}

/** Adds more of an app's texts, in the language that its page is in by then. */
export async function addMessages(instance: i18n, messages: Messages) {
  const { language } = instance as { language: Language }
  for (const [namespace, texts] of Object.entries(await messages[language]())) {
    instance.addResourceBundle(language, namespace, texts)
  }
  if (instance.language !== language) await addMessages(instance, messages)
}

/** Changes the language without a reload. */
export async function switchLanguage(instance: i18n, language: Language, ...messages: Messages[]) {
  for (const [namespace, texts] of Object.entries(await loaded(language, messages))) {
    instance.addResourceBundle(language, namespace, texts)
  }
  await instance.changeLanguage(language)
  markPage(language)
}

async function loaded(language: Language, messages: readonly Messages[]): Promise<Resource[string]> {
  return Object.assign({}, ...(await Promise.all(messages.map((texts) => texts[language]()))))
}

function markPage(language: Language) {
  if (globalThis.document) document.documentElement.lang = language
}

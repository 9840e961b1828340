import type { en } from './en.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof en
  }
}

export { addMessages, createI18n, type Messages, switchLanguage } from './create-i18n.ts'
export * from './languages.ts'

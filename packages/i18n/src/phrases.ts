import type { Phrases } from './create-i18n.ts'

/** What the console says. */
export const phrases: Phrases = {
  en: () => import('./en.ts').then(({ en }) => en),
  ru: () => import('./ru.ts').then(({ ru }) => ru),
}

import type { Messages } from './create-i18n.ts'

/** What the console says. */
export const messages: Messages = {
  en: () => import('./en-first.ts').then(({ enFirst }) => enFirst),
  ru: () => import('./ru.ts').then(({ ru }) => ru),
}

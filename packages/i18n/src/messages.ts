import type { Messages } from './create-i18n.ts'

/** All of the console's texts. */
export const messages: Messages = {
  en: () => import('./en.ts').then(({ en }) => en),
  ru: () => import('./ru.ts').then(({ ru }) => ru),
}

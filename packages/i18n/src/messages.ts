import type { Messages } from './create-i18n.ts'

/** All that the console says. */
export const messages: Messages = {
  en: () => import('./en.ts').then(({ en }) => en),
  ru: () => import('./ru.ts').then(({ ru }) => ru),
}

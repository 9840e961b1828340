import type { Messages } from './create-i18n.ts'

/** The texts on the page of a shared lot, in the reader's language. */
export const viewerMessages: Messages = {
  en: () => import('./viewer/en.ts').then(({ texts }) => texts),
  ru: () => import('./viewer/ru.ts').then(({ texts }) => texts),
}

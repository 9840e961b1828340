import type { Messages } from './create-i18n.ts'

/** What the portal says: nothing that only staff is told. */
export const portalMessages: Messages = {
  en: () => import('./en-client.ts').then(({ enClient }) => enClient),
  ru: () => import('./ru-client.ts').then(({ ruClient }) => ruClient),
}

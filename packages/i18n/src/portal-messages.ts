import type { Messages } from './create-i18n.ts'

/** What the portal says on its listings and around every page: nothing that only staff is told. */
export const portalMessages: Messages = {
  en: () => import('./en-first.ts').then(({ enFirst }) => enFirst),
  ru: () => import('./ru-first.ts').then(({ ruFirst }) => ruFirst),
}

/** What it says on its other pages. */
export const portalPageMessages: Messages = {
  en: () => import('./en-portal.ts').then(({ enPortal }) => enPortal),
  ru: () => import('./ru-portal.ts').then(({ ruPortal }) => ruPortal),
}

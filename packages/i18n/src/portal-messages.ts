import type { Messages } from './create-i18n.ts'

/** The portal's texts on its listings and around every page: nothing that only staff see. */
export const portalMessages: Messages = {
  en: () => import('./en-first.ts').then(({ enFirst }) => enFirst),
  ru: () => import('./ru-first.ts').then(({ ruFirst }) => ruFirst),
}

/** Its texts on the other pages. */
export const portalPageMessages: Messages = {
  en: () => import('./en-portal.ts').then(({ enPortal }) => enPortal),
  ru: () => import('./ru-portal.ts').then(({ ruPortal }) => ruPortal),
}

import type { Messages } from './create-i18n.ts'

/** The console's texts on all its pages except those about the company, purchases, accounts, and translations. */
export const consoleMessages: Messages = {
  en: () => import('./en-desk.ts').then(({ enDesk }) => enDesk),
  ru: () => import('./ru-desk.ts').then(({ ruDesk }) => ruDesk),
}

/**
 * Its texts on the pages where staff set up the company, work through purchases, translate or take care of an account.
 */
export const companyMessages: Messages = {
  en: () => import('./en-company.ts').then(({ enCompany }) => enCompany),
  ru: () => import('./ru-company.ts').then(({ ruCompany }) => ruCompany),
}

import type { Messages } from './create-i18n.ts'

/** What the console says on its pages but those of the company, of purchases, of accounts and the translation desk. */
export const consoleMessages: Messages = {
  en: () => import('./en-desk.ts').then(({ enDesk }) => enDesk),
  ru: () => import('./ru-desk.ts').then(({ ruDesk }) => ruDesk),
}

/** What it says where staff sets the company up, works through purchases, translates or sees to an account. */
export const companyMessages: Messages = {
  en: () => import('./en-company.ts').then(({ enCompany }) => enCompany),
  ru: () => import('./ru-company.ts').then(({ ruCompany }) => ruCompany),
}

import type { MailBranding } from '@seriba/server-kit/mail-layout'
import type { Company } from './company.ts'

/** As the company is when a mail is written. */
export const mailBrandingOf = (company: { readonly current: Company }): MailBranding => ({
  get brand() {
    return company.current.brand
  },
  get color() {
    return company.current.texts.en.panel.color
  },
})

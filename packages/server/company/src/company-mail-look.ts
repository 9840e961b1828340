import type { MailLook } from '@seriba/server-kit/mail-look'
import type { Company } from './company.ts'

/** As the company is when a mail is written. */
export const mailLookOf = (company: { readonly current: Company }): MailLook => ({
  get brand() {
    return company.current.brand
  },
  get color() {
    return company.current.texts.en.panel.color
  },
})

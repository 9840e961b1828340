import type { MailBranding } from '@seriba/server-kit/mail-layout'
import type { Company } from './company.ts'

/** The company as it is when an email is written. */
export const mailBrandingOf = (
  company: { readonly current: Company },
  publicUrl: string | undefined,
): MailBranding => ({
  get brand() {
    return company.current.brand
  },
  get color() {
    return company.current.texts.en.panel.color
  },
  get logo() {
    return logoInMails(company.current.logo?.light, publicUrl)
  },
})

/** Mail programs do not show SVG and rarely WebP; and files here can be reached only at our public address. */
function logoInMails(url: string | undefined, publicUrl: string | undefined): string | null {
  if (!url || !/\.(?:png|jpe?g)$/i.test(url)) return null
  if (url.startsWith('https://')) return url
  return publicUrl === undefined ? null : `${publicUrl}${url}`
}

import type { SiteConfig } from '@seriba/contracts/site'

/** A company that can be written to. */
export const aSite: SiteConfig = {
  name: 'Vostok',
  brand: 'Vostok',
  description: '',
  panel: { headline: '', points: [], email: null, messenger: null, poweredBy: null, color: '#017EEF' },
  notice: null,
  headerLinks: [],
  sidebarLinks: [],
  messenger: { label: 'Write', href: 'https://t.me/vostok' },
  logo: null,
  bidStep: 5000,
  depositAmount: 150_000,
  favouriteGroups: [],
  devMail: null,
  catalogueAccess: 'members',
  passwordMinLength: 6,
  signUpFields: [],
  termsUrl: '/terms',
  cookiesUrl: '/cookies',
  demoAccounts: [],
}

import type { SiteConfig } from '@seriba/contracts/site'
import { portalLanguages } from '@seriba/domain/site/portal-languages'

/** A company that has not said anything about itself yet. */
export const defaultSiteConfig: SiteConfig = {
  name: 'Seriba',
  brand: 'Seriba',
  description: '',
  panel: { headline: '', points: [], email: null, messenger: null, poweredBy: null, color: '#017EEF' },
  notice: null,
  headerLinks: [],
  sidebarLinks: [],
  messenger: null,
  logo: null,
  languages: [...portalLanguages],
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

import { useSiteConfigQuery } from '@seriba/api/site'
import type { SiteConfig } from '@seriba/contracts/site'
import { useLanguage } from '../language/use-language.ts'

/** A company that has said nothing of itself yet. */
const unknownSite: SiteConfig = {
  name: 'Seriba',
  brand: 'Seriba',
  description: '',
  panel: { headline: '', points: [], email: null, messenger: null, poweredBy: null, color: '#017EEF' },
  notice: null,
  headerLinks: [],
  sidebarLinks: [],
  messenger: null,
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

/** What the company says of itself, in the language of the page. */
export function useSite(): SiteConfig {
  const language = useLanguage()
  return useSiteConfigQuery({ language }).data ?? unknownSite
}

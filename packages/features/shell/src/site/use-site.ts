import { defaultSiteConfig } from '@seriba/api/default-site-config'
import { useSiteConfigQuery } from '@seriba/api/public/site'
import type { SiteConfig } from '@seriba/contracts/site'
import { useLanguage } from '../language/use-language.ts'

/** What the company says about itself, in the page's language. */
export function useSite(): SiteConfig {
  const language = useLanguage()
  return useSiteConfigQuery({ language }).data ?? defaultSiteConfig
}

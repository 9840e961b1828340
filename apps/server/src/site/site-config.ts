import type { SiteConfig } from '@seriba/contracts/site'
import type { Language } from '../lib/language.ts'
import type { Company } from './company.ts'
import type { DemoFacts } from './demo-accounts.ts'

/** What anybody may know of a company, in one language. */
export function siteConfigOf(company: Company, language: Language, demo: DemoFacts): SiteConfig {
  const { name, brand, logo, bidStep, depositAmount, favouriteGroups, passwordMinLength } = company
  const { catalogueAccess, dashboard, signUpFields, termsUrl, cookiesUrl, texts } = company
  return {
    name,
    brand,
    logo: logo && { light: logo.light, dark: logo.dark ?? logo.light, mark: logo.mark ?? null },
    bidStep,
    depositAmount,
    dashboard,
    favouriteGroups,
    passwordMinLength,
    catalogueAccess,
    signUpFields,
    termsUrl,
    cookiesUrl,
    ...demo,
    ...texts[language],
  }
}

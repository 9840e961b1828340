import { useSiteConfigQuery } from '@seriba/api/public/site'
import type { UserDetail } from '@seriba/contracts/user'
import { isManager } from '@seriba/domain/access/actor'
import { type Language, languages } from '@seriba/i18n'
import { useSiteLanguage } from '../sign-in/use-site-language.ts'

/** Staff can use the console in any language; everybody else chooses from those that the company offers. */
export function useChoosableLanguages(detail: UserDetail): readonly Language[] {
  const { data: site } = useSiteConfigQuery({ language: useSiteLanguage() })
  return isManager(detail) || !site ? languages : site.languages
}

import { useSiteConfigQuery } from '@seriba/api/public/site'
import { useSiteLanguage } from '../sign-in/use-site-language.ts'

/** The name under which an authenticator app shows the account. */
export function useCompany(): string {
  const { data: site } = useSiteConfigQuery({ language: useSiteLanguage() })
  return site?.brand ?? ''
}

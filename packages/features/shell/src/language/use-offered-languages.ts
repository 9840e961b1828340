import { type Language, languages } from '@seriba/i18n'
import { useSide } from '../app/app-context.ts'
import { useSite } from '../site/use-site.ts'

/** What can be chosen here: of the portal, what the company offers; the console speaks everything to its staff. */
export function useOfferedLanguages(): readonly Language[] {
  const site = useSite()
  return useSide() === 'manager' ? languages : site.languages
}

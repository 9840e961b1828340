import { type Language, languages } from '@seriba/i18n'
import { useSide } from '../app/app-context.ts'
import { useSite } from '../site/use-site.ts'

/** The languages that can be chosen here: in the portal those that the company offers, in the console all. */
export function useOfferedLanguages(): readonly Language[] {
  const site = useSite()
  return useSide() === 'manager' ? languages : site.languages
}

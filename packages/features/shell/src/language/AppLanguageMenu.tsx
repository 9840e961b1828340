import { LanguageMenu } from './LanguageMenu.tsx'
import { useChangeLanguage } from './use-change-language.ts'

/** In the app and on the login page: the choice is saved and the page reloads. */
export function AppLanguageMenu({ short = false }: { short?: boolean }) {
  return <LanguageMenu short={short} onChange={useChangeLanguage()} />
}

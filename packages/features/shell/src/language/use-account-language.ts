import { offeredLanguage } from '@seriba/domain/site/portal-languages'
import { languageOfId, storeLanguage } from '@seriba/i18n'
import { useEffect, useState } from 'react'
import { useSession } from '../session/use-session.ts'
import { useLanguage } from './use-language.ts'
import { useOfferedLanguages } from './use-offered-languages.ts'
import { useSwitchLanguage } from './use-switch-language.ts'

/**
 * The account's settings determine the page's language, even in a browser that does not know it yet. True until that
 * language is loaded: nobody is shown another one first.
 */
export function useAccountLanguage(): boolean {
  const { profile } = useSession()
  const offered = useOfferedLanguages()
  const chosen = languageOfId(profile?.detail.language)
  const language = chosen && offeredLanguage(offered, chosen)
  const shown = useLanguage()
  const [met, setMet] = useState(false)
  const switchLanguage = useSwitchLanguage()

  useEffect(() => {
    if (!language) return setMet(false)
    // Even if they agree: a stored language is not overridden by the country.
    storeLanguage(language)
    // A page whose texts could not be loaded is better than none.
    const done = () => setMet(true)
    void switchLanguage(language).then(done, done)
  }, [language, switchLanguage])

  return language !== null && language !== shown && !met
}

import { offeredLanguage } from '@seriba/domain/site/portal-languages'
import { languageOfId, storeLanguage } from '@seriba/i18n'
import { useEffect, useState } from 'react'
import { useSession } from '../session/use-session.ts'
import { useLanguage } from './use-language.ts'
import { useOfferedLanguages } from './use-offered-languages.ts'
import { useSwitchLanguage } from './use-switch-language.ts'

/**
 * The settings of the account decide the language of the page, also on a browser that has not met it yet. True until
 * its language is there: nobody is shown another one first.
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
    // Also where they agree: a stored language is not overruled by the country one is in.
    storeLanguage(language)
    // A page whose words cannot be fetched is better than none.
    const done = () => setMet(true)
    void switchLanguage(language).then(done, done)
  }, [language, switchLanguage])

  return language !== null && language !== shown && !met
}

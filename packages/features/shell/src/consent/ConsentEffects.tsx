import { useIpInfoQuery } from '@seriba/api/public/site'
import { languageOfCountry, storeLanguage } from '@seriba/i18n'
import { useEffect } from 'react'
import { useOfferedLanguages } from '../language/use-offered-languages.ts'
import { useSwitchLanguage } from '../language/use-switch-language.ts'

/**
 * First-time visitors from Russian-speaking countries see the page in Russian, once their network address may be
 * looked up (1§4.6).
 */
export function ConsentEffects() {
  const switchLanguage = useSwitchLanguage()
  const languages = useOfferedLanguages()
  const { data } = useIpInfoQuery()
  const code = data?.country?.code
  useEffect(() => {
    const language = languageOfCountry(code)
    if (!language || !languages.includes(language)) return
    storeLanguage(language)
    void switchLanguage(language)
  }, [code, languages, switchLanguage])
  return null
}

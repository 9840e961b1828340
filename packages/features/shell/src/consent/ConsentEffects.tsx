import { useIpInfoQuery } from '@seriba/api/public/site'
import { languageOfCountry, storeLanguage } from '@seriba/i18n'
import { useEffect } from 'react'
import { useSwitchLanguage } from '../language/use-switch-language.ts'

/** A first visitor from where Russian is spoken is greeted in it, once their address may be looked up (1§4.6). */
export function ConsentEffects() {
  const switchLanguage = useSwitchLanguage()
  const { data } = useIpInfoQuery()
  const code = data?.country?.code
  useEffect(() => {
    const language = languageOfCountry(code)
    if (!language) return
    storeLanguage(language)
    void switchLanguage(language)
  }, [code, switchLanguage])
  return null
}

import { useIpInfoQuery } from '@seriba/api/site'
import { languageOfCountry, storeLanguage, switchLanguage } from '@seriba/i18n'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../app/app-context.ts'

/** A first visitor from where Russian is spoken is greeted in it, once his address may be looked up (1§4.6). */
export function ConsentEffects() {
  const { i18n } = useTranslation()
  const { phrases } = useApp()
  const { data } = useIpInfoQuery()
  const code = data?.country?.code
  useEffect(() => {
    const language = languageOfCountry(code)
    if (!language || language === i18n.language) return
    storeLanguage(language)
    void switchLanguage(i18n, language, phrases)
  }, [code, i18n, phrases])
  return null
}

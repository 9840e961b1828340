import { useTranslation } from 'react-i18next'

export function useSiteLanguage(): 'en' | 'ru' {
  const { i18n } = useTranslation()
  return i18n.language === 'ru' ? 'ru' : 'en'
}

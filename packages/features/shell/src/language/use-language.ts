import type { Language } from '@seriba/i18n'
import { useTranslation } from 'react-i18next'

export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return i18n.language === 'ru' ? 'ru' : 'en'
}

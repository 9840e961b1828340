import { funds } from '@seriba/i18n/en/funds'
import { useTranslation } from 'react-i18next'

/** What adding funds says in English comes with its code; Russian comes as a whole. */
export function useFundsTexts() {
  const { i18n } = useTranslation()
  if (!i18n.hasResourceBundle('en', 'funds')) i18n.addResourceBundle('en', 'funds', funds)
  return useTranslation(['funds', 'common', 'refusal'])
}

import { useSiteConfigQuery } from '@seriba/api/public/site'
import { defaultBidStep } from '@seriba/domain/bids/bid-amount'
import type { Language } from '@seriba/i18n'
import { useTranslation } from 'react-i18next'

/** What the company has configured, as far as bidding needs it. */
export function useSite() {
  const { i18n } = useTranslation()
  const language: Language = i18n.language === 'ru' ? 'ru' : 'en'
  const { data } = useSiteConfigQuery({ language })
  return {
    name: data?.name ?? '',
    step: data?.bidStep ?? defaultBidStep,
    messenger: data?.messenger ?? null,
    termsUrl: data?.termsUrl,
    hasCosts: !data?.noCosts,
  }
}

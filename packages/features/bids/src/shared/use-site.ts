import { useSiteConfigQuery } from '@seriba/api/site'
import { defaultBidStep } from '@seriba/domain/bids/bid-amount'
import { useTranslation } from 'react-i18next'

/** What the company configured, as far as bidding needs it. */
export function useSite() {
  const { i18n } = useTranslation()
  const { data } = useSiteConfigQuery({ language: i18n.language === 'ru' ? 'ru' : 'en' })
  return { step: data?.bidStep ?? defaultBidStep, messenger: data?.messenger ?? null }
}

import { useTranslation } from 'react-i18next'
import { isTooHigh } from './use-finances.ts'

/** What is wrong with a cost amount, as a text for its field. */
export function useCostError() {
  const { t } = useTranslation('refusal')
  return (amount: number | null) => (isTooHigh(amount) ? t('payment_too_high') : undefined)
}

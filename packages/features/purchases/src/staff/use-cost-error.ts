import { useTranslation } from 'react-i18next'
import { isTooHigh } from './use-finances.ts'

/** What is wrong with an amount among the costs, in words for its field. */
export function useCostError() {
  const { t } = useTranslation('refusal')
  return (amount: number | null) => (isTooHigh(amount) ? t('payment_too_high') : undefined)
}

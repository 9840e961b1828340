import { paymentCan } from '@seriba/domain/money/payment-can'
import { useTranslation } from 'react-i18next'

/** What is wrong with a sold price, as a text for its field; a price that is not known yet is not an error. */
export function usePriceFault(price: number | null): string | undefined {
  const { t } = useTranslation('refusal')
  const verdict = price === null ? null : paymentCan.amount(price)
  return verdict === null || verdict.ok ? undefined : t(verdict.reason)
}

import { paymentMethodOf } from '@seriba/domain/money/payment-methods'
import { useTranslation } from 'react-i18next'

/** How a payment was made; an old line uses words of its own. */
export function useMethodName() {
  const { t } = useTranslation('money')
  return (stored: string) => {
    const method = paymentMethodOf(stored)
    return method ? t(`payments.methods.${method}`) : stored
  }
}

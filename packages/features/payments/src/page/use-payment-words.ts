import type { DeskPayment } from '@seriba/contracts/payments-desk'
import { aboutLine } from '@seriba/domain/money/ledger-line'
import { paymentMethodOf } from '@seriba/domain/money/payment-methods'
import { useTranslation } from 'react-i18next'

/** What is shown for a line besides its figures. */
export function usePaymentWords() {
  const { t } = useTranslation(['paymentsDesk', 'money'])
  return {
    method(stored: string) {
      const known = paymentMethodOf(stored)
      return known ? t(`money:payments.methods.${known}`) : stored
    },
    by: ({ by, method }: DeskPayment) =>
      by ?? t(method === 'wallet' || method === 'transfer' ? 'provider' : 'system'),
    /** What it was, then its note, and the line to which it belongs. */
    description(payment: DeskPayment) {
      const { type, purpose, reverses, reversedBy, movedFrom, movedTo } = payment
      const about = aboutLine(payment, (lotNo) => t('money:purchases.lot', { lotNo }))
      const kind = purpose && t(`money:payments.purposes.${purpose}`)
      const rest = [
        kind,
        about || (kind ? '' : t(`money:payments.types.${type}`)),
        reverses !== null && t('reversalOf', { id: reverses }),
        movedFrom !== null && t('movedFrom', { id: movedFrom }),
        movedTo !== null && t('movedTo', { id: movedTo }),
        movedTo === null && reversedBy !== null && t('reversedBy', { id: reversedBy }),
      ]
      return rest.filter(Boolean).join(', ')
    },
  }
}

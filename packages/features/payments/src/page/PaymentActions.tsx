import type { DeskPayment } from '@seriba/contracts/payments-desk'
import { paymentCan } from '@seriba/domain/money/payment-can'
import { IconButton } from '@seriba/ui/IconButton'
import { useWide } from '@seriba/ui/use-wide'
import { ArrowRightLeft, FileText, ListChecks, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useIssueInvoice } from '../shared/use-open-invoice.ts'

export const paymentActions = ['allocate', 'move', 'reverse'] as const
export type PaymentAction = (typeof paymentActions)[number]

const icons = { allocate: ListChecks, move: ArrowRightLeft, reverse: Undo2 }

/** What staff may do with a line: the server decides by the same rules. */
export function actionsOf(payment: DeskPayment): PaymentAction[] {
  if (!paymentCan.reverse(payment).ok) return []
  const refunded = payment.type === 'Remittances' && payment.amount < 0
  return [
    ...(payment.allocated === null ? [] : (['allocate'] as const)),
    ...(refunded ? [] : (['move'] as const)),
    'reverse',
  ]
}

type PaymentActionsProps = { payment: DeskPayment; onAct: (action: PaymentAction) => void }

export function PaymentActions({ payment, onAct }: PaymentActionsProps) {
  const { t } = useTranslation('paymentsDesk')
  const wide = useWide()
  const issue = useIssueInvoice()
  const { purchaseId } = payment
  if (purchaseId !== null)
    return (
      <IconButton
        icon={FileText}
        size={wide ? 'xs' : 'md'}
        label={t('unpaid.issue', { sku: payment.sku ?? '' })}
        onClick={() => void issue(purchaseId)}
      />
    )
  return actionsOf(payment).map((action) => (
    <IconButton
      key={action}
      icon={icons[action]}
      size={wide ? 'xs' : 'md'}
      label={t('actions.of', { action: t(`actions.${action}`), id: payment.id })}
      onClick={() => onAct(action)}
    />
  ))
}

import { useControl } from '@seriba/api/use-control'
import type { DeskPayment } from '@seriba/contracts/payments-desk'
import { paymentCan } from '@seriba/domain/money/payment-can'
import { IconButton } from '@seriba/ui/IconButton'
import { useWide } from '@seriba/ui/use-wide'
import { ArrowRightLeft, FileText, ListChecks, Paperclip, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useIssueInvoice } from '../shared/use-open-invoice.ts'
import styles from './payments-page.module.css'

export const paymentActions = ['files', 'allocate', 'move', 'reverse'] as const
export type PaymentAction = (typeof paymentActions)[number]

const icons = { files: Paperclip, allocate: ListChecks, move: ArrowRightLeft, reverse: Undo2 }

/** What the viewer may do with a line: the server decides by the same rules. */
export function useActionsOf() {
  const mayEnter = useControl('paymentEntry')
  const allowed: Record<PaymentAction, boolean> = {
    files: true,
    allocate: mayEnter,
    move: useControl('paymentMove'),
    reverse: useControl('paymentReversal'),
  }
  return (payment: DeskPayment): PaymentAction[] => {
    const files = payment.purchaseId === null && (mayEnter || payment.files > 0)
    if (!paymentCan.reverse(payment).ok) return files ? ['files'] : []
    const refunded = payment.type === 'Remittances' && payment.amount < 0
    const fits = { files, allocate: payment.allocated !== null, move: !refunded, reverse: true }
    return paymentActions.filter((action) => allowed[action] && fits[action])
  }
}

type PaymentActionsProps = { payment: DeskPayment; onAct: (action: PaymentAction) => void }

export function PaymentActions({ payment, onAct }: PaymentActionsProps) {
  const { t } = useTranslation('paymentsDesk')
  const wide = useWide()
  const issue = useIssueInvoice()
  const mayIssue = useControl('costEditor')
  const actionsOf = useActionsOf()
  const { purchaseId } = payment
  if (purchaseId !== null)
    return mayIssue ? (
      <IconButton
        icon={FileText}
        size={wide ? 'xs' : 'md'}
        label={t('unpaid.issue', { sku: payment.sku ?? '' })}
        onClick={() => void issue(purchaseId)}
      />
    ) : null
  return actionsOf(payment).map((action) => (
    <IconButton
      key={action}
      icon={icons[action]}
      size={wide ? 'xs' : 'md'}
      label={
        action === 'files'
          ? payment.files === 0
            ? t('files.openNone', { id: payment.id })
            : t('files.open', { count: payment.files, id: payment.id })
          : t('actions.of', { action: t(`actions.${action}`), id: payment.id })
      }
      className={action === 'files' && payment.files === 0 ? styles.noFiles : undefined}
      onClick={() => onAct(action)}
    />
  ))
}

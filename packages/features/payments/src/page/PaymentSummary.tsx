import type { DeskPayment } from '@seriba/contracts/payments-desk'
import { formatDate } from '@seriba/domain/format/date'
import { Amount } from './Amount.tsx'
import styles from './payments-page.module.css'
import { usePaymentWords } from './use-payment-words.ts'

/** The line that a dialog is about. */
export function PaymentSummary({ payment }: { payment: DeskPayment }) {
  const words = usePaymentWords()
  return (
    <p className={styles.summary}>
      <span>
        <b>{payment.client.name}</b>{' '}
        <span className={`num ${styles.quiet}`}>
          {payment.id} · {formatDate(payment.date)}
        </span>
        <br />
        {words.description(payment)}
      </span>
      <Amount yen={payment.amount} />
    </p>
  )
}

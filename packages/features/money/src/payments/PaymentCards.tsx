import type { Payment } from '@seriba/contracts/money'
import { formatDate } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import { Amount } from './Amount.tsx'
import { What } from './PaymentTable.tsx'
import styles from './payments.module.css'
import { Receipts } from './Receipts.tsx'
import { useMethodName } from './use-method-name.ts'

/** The ledger for narrow windows. Null while nothing is known. */
export function PaymentCards({ payments }: { payments: readonly Payment[] | null }) {
  const { t } = useTranslation('money')
  const methodName = useMethodName()
  return (
    <ul aria-label={t('payments.table')} aria-busy={payments === null || undefined}>
      {payments?.map((payment) => (
        <li key={payment.id} className={styles.card}>
          <p className={styles.between}>
            <span>
              <What payment={payment} />
              <Receipts payment={payment} />
            </span>
            <Amount amount={payment.amount} />
          </p>
          <p className={`num ${styles.between} ${styles.quiet}`}>
            <span>
              {[formatDate(payment.date), payment.id, methodName(payment.method)].filter(Boolean).join(', ')}
            </span>
            <span>{formatBalance(payment.balance)}</span>
          </p>
        </li>
      )) ??
        ['first', 'second', 'third'].map((key) => (
          <li key={key} aria-hidden className={styles.card}>
            <Skeleton width="70%" height={12} />
          </li>
        ))}
    </ul>
  )
}

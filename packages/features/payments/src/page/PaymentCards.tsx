import { formatDate } from '@seriba/domain/format/date'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Amount } from './Amount.tsx'
import { PaymentActions } from './PaymentActions.tsx'
import { type PaymentListProps, paymentElementId } from './PaymentTable.tsx'
import cards from './payment-cards.module.css'
import styles from './payments-page.module.css'
import { usePaymentWords } from './use-payment-words.ts'

/** The same for small screens: two lines each, with the figure on the right. */
export function PaymentCards({ payments, onAct }: PaymentListProps) {
  const { t } = useTranslation('paymentsDesk')
  const words = usePaymentWords()
  return (
    <ul className={cards.cards} aria-label={t('table')}>
      {payments.map((payment) => (
        <li
          key={payment.id}
          id={paymentElementId(payment.id)}
          className={payment.reversedBy === null ? undefined : styles.reversed}
        >
          <span className={cards.line}>
            <TextLink
              className={`${styles.name} ${styles.anyLength}`}
              render={(props) => <Link {...props} to={`/clients/${payment.client.id}?tab=ledger`} />}
            >
              {payment.client.name}
            </TextLink>
            <Amount yen={payment.amount} />
          </span>
          <span className={cards.line}>
            <span className={styles.quiet}>
              <span className="num">
                {payment.id} · {formatDate(payment.date)}
              </span>{' '}
              {words.description(payment)}
            </span>
            <span className={styles.actions}>
              <PaymentActions payment={payment} onAct={(action) => onAct(payment, action)} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

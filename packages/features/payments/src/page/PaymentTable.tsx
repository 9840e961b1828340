import type { DeskPayment } from '@seriba/contracts/payments-desk'
import { formatDate } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import { Cell, HeaderCell, NoValue, Row, Table } from '@seriba/ui/Table'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Amount } from './Amount.tsx'
import { type PaymentAction, PaymentActions } from './PaymentActions.tsx'
import styles from './payments-page.module.css'
import { usePaymentWords } from './use-payment-words.ts'

export type PaymentListProps = {
  payments: readonly DeskPayment[]
  focused: number | null
  onFocus: (id: number) => void
  onAct: (payment: DeskPayment, action: PaymentAction) => void
}

/** The id of a line’s row or card, by which keys find it. */
export const paymentElementId = (id: number) => `payment-${id}`

export function PaymentTable({ payments, focused, onFocus, onAct }: PaymentListProps) {
  const { t } = useTranslation(['paymentsDesk', 'money'])
  const words = usePaymentWords()
  const heads: { label: string; width?: number; align?: 'end'; spare?: string | undefined }[] = [
    { label: t('money:payments.id'), width: 68 },
    { label: t('money:payments.date'), width: 96 },
    { label: t('client'), width: 150 },
    { label: t('money:payments.description') },
    { label: t('money:payments.method'), width: 178, spare: styles.spare },
    { label: t('by'), width: 120, spare: styles.spareFirst },
    { label: t('money:payments.amount'), width: 124, align: 'end' },
    { label: t('money:payments.balance'), width: 124, align: 'end' },
  ]
  return (
    <div className={styles.scroll}>
      <Table rows="ledger" tight aria-label={t('table')} className={styles.table}>
        <thead>
          <tr>
            {heads.map(({ label, width, align, spare }) => (
              <HeaderCell
                key={label}
                className={spare}
                style={width === undefined ? undefined : { width }}
                align={align ?? 'start'}
                lines={[{ label }]}
              />
            ))}
            <HeaderCell
              style={{ width: 132 }}
              lines={[{ label: <span className="visually-hidden">{t('money:payments.table')}</span> }]}
            />
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <Row
              key={payment.id}
              id={paymentElementId(payment.id)}
              tabIndex={-1}
              focused={focused === payment.id}
              className={payment.reversedBy === null ? undefined : styles.reversed}
              onFocus={() => onFocus(payment.id)}
            >
              <Cell className={`num ${styles.quiet}`}>{payment.id}</Cell>
              <Cell className="num">{formatDate(payment.date)}</Cell>
              <Cell data-wraps>
                <TextLink
                  className={styles.name}
                  render={(props) => <Link {...props} to={`/clients/${payment.client.id}?tab=ledger`} />}
                >
                  {payment.client.name}
                </TextLink>
              </Cell>
              <Cell className={styles.description} title={payment.sku ?? undefined}>
                {words.description(payment)}
              </Cell>
              <Cell data-wraps className={styles.spare}>
                {words.method(payment.method) || <NoValue />}
              </Cell>
              <Cell data-wraps className={styles.spareFirst}>
                {words.by(payment)}
              </Cell>
              <Cell align="end">
                <Amount yen={payment.amount} />
              </Cell>
              <Cell align="end" className={`num ${payment.balance < 0 ? styles.debt : ''}`}>
                {formatBalance(payment.balance)}
              </Cell>
              <Cell align="end">
                <span className={styles.actions}>
                  <PaymentActions payment={payment} onAct={(action) => onAct(payment, action)} />
                </span>
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

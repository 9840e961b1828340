import type { Payment } from '@seriba/contracts/money'
import { formatDate } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import { aboutLine } from '@seriba/domain/money/ledger-line'
import type { PaymentSort } from '@seriba/domain/money/payment-types'
import { Skeleton } from '@seriba/ui/Skeleton'
import { Cell, HeaderCell, type HeaderLine, Row, Table } from '@seriba/ui/Table'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { sortedHead } from '../list/sorted-head.ts'
import { showDay } from '../purchases/show-day.ts'
import { Amount } from './Amount.tsx'
import styles from './payments.module.css'
import { Receipts } from './Receipts.tsx'
import { useMethodName } from './use-method-name.ts'
import type { PaymentModel } from './use-payments.ts'

type PaymentTableProps = {
  /** Null while nothing is known. */
  payments: readonly Payment[] | null
  model: Pick<PaymentModel, 'params' | 'change'>
}

/** The ledger, one line per payment, sorted by clicking a column heading. */
export function PaymentTable({ payments, model }: PaymentTableProps) {
  const { t } = useTranslation('money')
  const sorted = sortedHead<PaymentSort>(model.params, 'date', model.change)
  const heads: HeaderLine[] = [
    { label: t('payments.id') },
    sorted(t('payments.date'), 'date'),
    { label: t('payments.description') },
    { label: t('payments.method') },
    { label: t('purchases.etd') },
    { label: t('purchases.eta') },
    sorted(t('payments.amount'), 'amount'),
    { label: t('payments.balance') },
  ]
  return (
    <Table
      rows="ledger"
      className={styles.table}
      aria-label={t('payments.table')}
      aria-busy={payments === null || undefined}
    >
      <colgroup>
        {heads.map((_, at) => (
          // Columns never change their order.
          <col key={at} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {heads.map((line, at) => (
            // Columns never change their order.
            <HeaderCell key={at} align={at >= 6 ? 'end' : 'start'} lines={[line]} />
          ))}
        </tr>
      </thead>
      <tbody>
        {payments?.map((payment) => <PaymentRow key={payment.id} payment={payment} />) ?? (
          <Loading columns={heads.length} />
        )}
      </tbody>
    </Table>
  )
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { id, date, method, etd, eta, balance } = payment
  const methodName = useMethodName()
  const whatText = useWhatText()
  return (
    <Row>
      <Cell className={`num ${styles.id}`}>{id}</Cell>
      <Cell className="num">{formatDate(date)}</Cell>
      <Cell>
        <div className={styles.what}>
          <span className="truncate" title={whatText(payment)}>
            <What payment={payment} />
          </span>
          <Receipts payment={payment} />
        </div>
      </Cell>
      <Cell className={styles.method} title={methodName(method)}>
        {methodName(method)}
      </Cell>
      <Cell className="num">{etd && showDay(etd)}</Cell>
      <Cell className="num">{eta && showDay(eta)}</Cell>
      <Cell align="end">
        <Amount amount={payment.amount} />
      </Cell>
      <Cell align="end" className="num">
        {formatBalance(balance)}
      </Cell>
    </Row>
  )
}

/** A charge links to its purchase; a remittance is not a link (DEC26). */
export function What({ payment }: { payment: Payment }) {
  const { id, sku, reverses } = payment
  const text = useWhatText()(payment)
  if (reverses !== null || sku === null) return text
  return (
    <TextLink title={sku} render={(props) => <Link {...props} to={`/payments/${id}`} />}>
      {text}
    </TextLink>
  )
}

function useWhatText() {
  const { t } = useTranslation('money')
  return (payment: Payment) => {
    const { description, type, purpose, reverses, reversedBy, moved } = payment
    const about = aboutLine(payment, (lotNo) => t('purchases.lot', { lotNo }))
    if (reverses !== null)
      return [t('payments.reversalOf', { id: reverses }), description].filter(Boolean).join(', ')
    const what = purpose ? t(`payments.purposes.${purpose}`) : null
    const text = [what, about].filter(Boolean).join(': ') || t(`payments.types.${type}`)
    const fate = moved
      ? t(`payments.moved.${moved}`)
      : reversedBy !== null && t('payments.reversedBy', { id: reversedBy })
    return [text, fate].filter(Boolean).join(', ')
  }
}

const skeletonRows = Array.from({ length: 8 }, (_, row) => row)

const Loading = ({ columns }: { columns: number }) =>
  skeletonRows.map((row) => (
    <Row key={row} aria-hidden>
      {Array.from({ length: columns }, (_, at) => (
        <Cell key={at}>
          <Skeleton width="70%" height={9} />
        </Cell>
      ))}
    </Row>
  ))

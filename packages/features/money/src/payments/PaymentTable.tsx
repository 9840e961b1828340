import type { Payment } from '@seriba/contracts/money'
import { formatDate } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import { Skeleton } from '@seriba/ui/Skeleton'
import { Cell, HeaderCell, NoValue, Row, Table } from '@seriba/ui/Table'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { showDay } from '../purchases/show-day.ts'
import { Amount } from './Amount.tsx'
import { useMethodName } from './use-method-name.ts'

const widths = [92, 104, undefined, 170, 104, 104, 148, 148]

/** The ledger, a line a payment. Null while nothing is known. */
export function PaymentTable({ payments }: { payments: readonly Payment[] | null }) {
  const { t } = useTranslation('money')
  const heads = [
    t('payments.id'),
    t('payments.date'),
    t('payments.description'),
    t('payments.method'),
    t('purchases.etd'),
    t('purchases.eta'),
    t('payments.amount'),
    t('payments.balance'),
  ]
  return (
    <Table rows="ledger" aria-label={t('payments.table')} aria-busy={payments === null || undefined}>
      <colgroup>
        {widths.map((width, at) => (
          // Columns never change their order.
          <col key={at} style={width === undefined ? undefined : { width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {heads.map((label, at) => (
            <HeaderCell key={label} align={at >= 6 ? 'end' : 'start'} lines={[{ label }]} />
          ))}
        </tr>
      </thead>
      <tbody>
        {payments?.map((payment) => <PaymentRow key={payment.id} payment={payment} />) ?? <Loading />}
      </tbody>
    </Table>
  )
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { id, date, method, etd, eta, balance } = payment
  const methodName = useMethodName()
  return (
    <Row>
      <Cell className="num">{id}</Cell>
      <Cell className="num">{formatDate(date)}</Cell>
      <Cell>
        <What payment={payment} />
      </Cell>
      <Cell>{methodName(method) || <NoValue />}</Cell>
      <Cell className="num">{etd ? showDay(etd) : <NoValue />}</Cell>
      <Cell className="num">{eta ? showDay(eta) : <NoValue />}</Cell>
      <Cell align="end">
        <Amount amount={payment.amount} />
      </Cell>
      <Cell align="end" className="num">
        {formatBalance(balance)}
      </Cell>
    </Row>
  )
}

/** A charge leads to its purchase; a remittance is no link (DEC26). */
export function What({ payment: { id, description, type, purpose, sku, reverses } }: { payment: Payment }) {
  const { t } = useTranslation('money')
  if (reverses !== null)
    return [t('payments.reversalOf', { id: reverses }), description].filter(Boolean).join(', ')
  const what = purpose ? t(`payments.purposes.${purpose}`) : null
  const text = [what, description].filter(Boolean).join(': ') || t(`payments.types.${type}`)
  if (sku === null) return text
  return (
    <TextLink title={sku} render={(props) => <Link {...props} to={`/payments/${id}`} />}>
      {text}
    </TextLink>
  )
}

const skeletonRows = Array.from({ length: 8 }, (_, row) => row)

const Loading = () =>
  skeletonRows.map((row) => (
    <Row key={row} aria-hidden>
      {widths.map((_, at) => (
        <Cell key={at}>
          <Skeleton width="70%" height={9} />
        </Cell>
      ))}
    </Row>
  ))

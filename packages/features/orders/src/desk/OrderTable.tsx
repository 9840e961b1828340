import type { StaffOrder } from '@seriba/contracts/orders'
import { formatDate, formatTime } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { Cell, HeaderCell, Line1, Line2, Row, Table } from '@seriba/ui/Table'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { MatchingLots } from '../words/MatchingLots.tsx'
import { useOrderWords } from '../words/use-order-words.ts'
import { OfferState } from './OfferState.tsx'
import styles from './orders-page.module.css'
import { StatusChoice } from './StatusChoice.tsx'

const widths = [100, 148, undefined, 122, 148, 220, 206]

export function OrderTable({ orders }: { orders: readonly StaffOrder[] }) {
  const { t } = useTranslation('orders')
  const heads = [
    [t('desk.date')],
    [t('desk.client')],
    [t('desk.wish'), t('desk.details')],
    [t('desk.budget'), t('desk.port')],
    [t('desk.note')],
    [t('desk.offers')],
    [t('desk.statuses')],
  ]
  return (
    <div className={styles.scroll}>
      <Table rows="bids" aria-label={t('desk.table')} className={styles.table}>
        <colgroup>
          {widths.map((width, at) => (
            // Columns never change their order.
            <col key={at} style={width === undefined ? undefined : { width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {heads.map((lines) => (
              <HeaderCell key={lines.join()} lines={lines.map((label) => ({ label }))} />
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function OrderRow({ order }: { order: StaffOrder }) {
  const { years, grades, restOf } = useOrderWords()
  const { client } = order
  const vehicle = `${order.maker} ${order.model}`
  return (
    <Row>
      <Cell>
        <Line1 className="num">{formatDate(order.createdAt)}</Line1>
        <Line2 className="num">{formatTime(order.createdAt)}</Line2>
      </Cell>
      <Cell>
        <Line1 data-wraps>
          <TextLink render={(props) => <Link {...props} to={`/clients/${client.id}`} />}>
            {client.name}
          </TextLink>
        </Line1>
        <Line2 data-wraps>{client.company ?? client.id}</Line2>
      </Cell>
      <Cell className={styles.room}>
        <Line1 strong data-wraps>
          {vehicle}
        </Line1>
        <Line2 className={`tabular ${styles.wish}`}>
          <span className="truncate">
            {years(order)}, {grades(order.grades)}
          </span>
          <MatchingLots order={order} />
        </Line2>
      </Cell>
      <Cell>
        <Line1 className="num">{formatMoney(order.budget)}</Line1>
        <Line2>{order.port}</Line2>
      </Cell>
      <Cell>
        <span className={styles.note} title={[restOf(order), order.note].filter(Boolean).join('. ')}>
          {[restOf(order), order.note].filter(Boolean).join('. ') || '-'}
        </span>
      </Cell>
      <Cell>
        <OfferState order={order} />
      </Cell>
      <Cell>
        <StatusChoice order={order} />
      </Cell>
    </Row>
  )
}

import type { StaffOrder } from '@seriba/contracts/orders'
import { formatDateTime } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { MatchingLots } from '../words/MatchingLots.tsx'
import { useOrderWords } from '../words/use-order-words.ts'
import { OfferState } from './OfferState.tsx'
import styles from './OrderCards.module.css'
import { StatusChoice } from './StatusChoice.tsx'

/** Orders if there is no room for a table. */
export function OrderCards({ orders }: { orders: readonly StaffOrder[] }) {
  const { t } = useTranslation('orders')
  return (
    <ul aria-label={t('desk.table')}>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </ul>
  )
}

function OrderCard({ order }: { order: StaffOrder }) {
  const { years, grades, restOf } = useOrderWords()
  const { client } = order
  const wish = [years(order), grades(order.grades), restOf(order)].filter(Boolean).join(', ')
  return (
    <li className={styles.card}>
      <div className={styles.pair}>
        <b className={styles.vehicle}>
          {order.maker} {order.model}
        </b>
        <b className="num">{formatMoney(order.budget)}</b>
      </div>
      <div className={styles.pair}>
        <span className="tabular">{wish}</span>
        <span>{order.port}</span>
      </div>
      {order.note && <p className={styles.note}>{order.note}</p>}
      <div className={styles.pair}>
        <span>
          <TextLink render={(props) => <Link {...props} to={`/clients/${client.id}`} />}>
            {client.name}
          </TextLink>
          , {client.company ?? client.id}
        </span>
        <span className={`num ${styles.quiet}`}>{formatDateTime(order.createdAt)}</span>
      </div>
      <div className={styles.pair}>
        <OfferState order={order} size="touch" />
        <MatchingLots order={order} />
      </div>
      <StatusChoice order={order} size="touch" />
    </li>
  )
}

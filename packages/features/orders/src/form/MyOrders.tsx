import { useLazyExportMyOrdersQuery, useMyOrdersQuery } from '@seriba/api/client/orders'
import type { Order } from '@seriba/contracts/orders'
import { formatDate } from '@seriba/domain/format/date'
import { ExportMenu } from '@seriba/forms/ExportMenu'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { OwnOffers } from '../offers/OwnOffers.tsx'
import { useChosenOrder } from '../offers/use-chosen-order.ts'
import { QueryStates } from '../shared/QueryStates.tsx'
import { MatchingLots } from '../words/MatchingLots.tsx'
import { StatusBadge } from '../words/StatusBadge.tsx'
import { useOrderWords } from '../words/use-order-words.ts'
import { CloseOrder } from './CloseOrder.tsx'
import styles from './orders.module.css'

/** The user's orders, newest first, and what was found for one of them. */
export function MyOrders() {
  const { t } = useTranslation('orders')
  const query = useMyOrdersQuery()
  const { data } = query
  const [askLink] = useLazyExportMyOrdersQuery()
  const chosen = useChosenOrder(data?.orders)
  return (
    <section aria-label={t('mine')} className={styles.mine}>
      <div className={styles.mineHead}>
        <h2>
          {t('mine')} {data && <span className={`num ${styles.quiet}`}>{data.orders.length}</span>}
        </h2>
        {data && data.orders.length > 0 && <ExportMenu ask={(format) => askLink({ format }).unwrap()} />}
      </div>
      <QueryStates query={query} failed={t('failed')} ready={data !== undefined} height={120} />
      {data?.orders.length === 0 && <p className={styles.none}>{t('mineEmpty')}</p>}
      {data && data.orders.length > 0 && (
        <ul>
          {data.orders.map((order) => (
            <OrderRow key={order.id} order={order} chosen={order.id === chosen?.id} />
          ))}
        </ul>
      )}
      {chosen && <OwnOffers key={chosen.id} order={chosen} />}
    </section>
  )
}

function OrderRow({ order, chosen }: { order: Order; chosen: boolean }) {
  const { detailsOf } = useOrderWords()
  const vehicle = `${order.maker} ${order.model}`
  return (
    <li className={styles.row} data-chosen={chosen || undefined}>
      <div className={styles.between}>
        {order.offered > 0 ? (
          <Link
            to={`?order=${order.id}#offered`}
            aria-current={chosen || undefined}
            className={styles.vehicle}
          >
            {vehicle}
          </Link>
        ) : (
          <b>{vehicle}</b>
        )}
        <StatusBadge order={order} />
      </div>
      <p className={styles.quiet}>{detailsOf(order)}</p>
      {order.note && <p className={styles.quiet}>{order.note}</p>}
      <div className={styles.foot}>
        <p className={`num ${styles.quiet}`}>{formatDate(order.createdAt)}</p>
        <MatchingLots order={order} />
        {order.status !== 'closed' && <CloseOrder order={order} />}
      </div>
    </li>
  )
}

import { useOrdersForLotQuery } from '@seriba/api/manager/order-offers'
import { Button } from '@seriba/ui/Button'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { OfferBadge } from '../offers/OfferBadge.tsx'
import { QueryStates } from '../shared/QueryStates.tsx'
import { useOrderWords } from '../words/use-order-words.ts'
import styles from './offer-dialog.module.css'
import { useOfferActions } from './use-offer-actions.ts'

/** Open orders for which the lot could be offered, each with its criteria and whether the lot has been offered. */
export function OrdersForLot({ lotId }: { lotId: string }) {
  const { t } = useTranslation('orders')
  const { detailsOf } = useOrderWords()
  const query = useOrdersForLotQuery({ lotId })
  const { offer, withdraw, isOffering, isWithdrawing } = useOfferActions()
  const { data } = query
  if (query.isError || !data)
    return <QueryStates query={query} failed={t('failed')} ready={false} height={120} />
  if (data.orders.length === 0)
    return (
      <p>
        {t('desk.noOrders')}{' '}
        <TextLink inline render={(props) => <Link {...props} to="/orders" />}>
          {t('desk.toList')}
        </TextLink>
      </p>
    )
  return (
    <ul>
      {data.orders.map((order) => {
        const about = { client: order.client.name, id: order.id }
        const made = order.offer
        return (
          <li key={order.id} className={styles.order}>
            <div className={styles.wish}>
              <b>{order.client.name}</b>
              <p>
                {order.maker} {order.model}, {detailsOf(order)}
              </p>
              {order.note && <p>{order.note}</p>}
            </div>
            <div className={styles.acts}>
              {made && <OfferBadge offer={made} />}
              {made === null && (
                <Button
                  size="sm"
                  busy={isOffering(order, lotId)}
                  aria-label={t('desk.offerTo', about)}
                  onClick={() => void offer(order, lotId)}
                >
                  {t('desk.offer')}
                </Button>
              )}
              {made && made.state !== 'bid' && made.state !== 'bought' && (
                <Button
                  variant="ghost"
                  size="sm"
                  busy={isWithdrawing(made)}
                  aria-label={t('desk.withdrawFrom', about)}
                  onClick={() => void withdraw(made)}
                >
                  {t('desk.withdraw')}
                </Button>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

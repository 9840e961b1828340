import { useListOffersQuery } from '@seriba/api/manager/order-offers'
import type { Offer } from '@seriba/contracts/order-offers'
import type { StaffOrder } from '@seriba/contracts/orders'
import { Button } from '@seriba/ui/Button'
import { useTranslation } from 'react-i18next'
import { OfferBadge } from '../offers/OfferBadge.tsx'
import { OfferList } from '../offers/OfferList.tsx'
import { useOrderWords } from '../words/use-order-words.ts'
import { LotsToOffer } from './LotsToOffer.tsx'
import styles from './offer-dialog.module.css'
import { type Offering, useOfferActions } from './use-offer-actions.ts'

/** What was offered for an order and what its client answered, and lots that could be offered. */
export function OffersOfOrder({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('orders')
  const { detailsOf } = useOrderWords()
  const query = useListOffersQuery({ id: order.id })
  const offering = useOfferActions()
  const offers = query.data?.offers
  return (
    <div className={styles.body}>
      <p>
        {order.client.name}. {detailsOf(order)}
      </p>
      <section aria-label={t('desk.offered')}>
        <h3 className={styles.head}>
          {t('desk.offered')} {offers && <span className="num">{offers.length}</span>}
        </h3>
        <OfferList flush query={query} offers={offers} none={<p>{t('desk.offeredNone')}</p>}>
          {(offer) => (
            <>
              <OfferBadge offer={offer} />
              <Withdraw offer={offer} offering={offering} />
            </>
          )}
        </OfferList>
      </section>
      {offers && order.status !== 'closed' && (
        <LotsToOffer order={order} offered={offers.map(({ lot }) => lot.lotId)} offering={offering} />
      )}
    </div>
  )
}

/** Not for a lot on which its client has bid: it is part of the order's outcome. */
function Withdraw({ offer, offering }: { offer: Offer; offering: Offering }) {
  const { t } = useTranslation('orders')
  if (offer.state === 'bid' || offer.state === 'bought') return null
  return (
    <Button
      variant="ghost"
      size="xs"
      busy={offering.isWithdrawing(offer)}
      aria-label={t('desk.withdrawLot', { lotNo: offer.lot.lotNo })}
      onClick={() => void offering.withdraw(offer)}
    >
      {t('desk.withdraw')}
    </Button>
  )
}

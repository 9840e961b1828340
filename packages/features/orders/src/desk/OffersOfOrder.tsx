import { useListOffersQuery } from '@seriba/api/order-offers'
import { refusalOf } from '@seriba/api/refusal'
import type { Offer } from '@seriba/contracts/order-offers'
import type { StaffOrder } from '@seriba/contracts/orders'
import { Button } from '@seriba/ui/Button'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import { LotRow } from '../offers/LotRow.tsx'
import { OfferBadge } from '../offers/OfferBadge.tsx'
import { useOrderWords } from '../words/use-order-words.ts'
import { LotsToOffer } from './LotsToOffer.tsx'
import styles from './offer-dialog.module.css'
import { type Offering, useOffering } from './use-offering.ts'

/** What was offered for an order and what its client said, and lots that could be. */
export function OffersOfOrder({ order }: { order: StaffOrder }) {
  const { t } = useTranslation(['orders', 'refusal', 'common'])
  const { detailsOf } = useOrderWords()
  const { data, isError, error, isFetching, refetch } = useListOffersQuery({ id: order.id })
  const offering = useOffering()
  const offers = data?.offers
  return (
    <div className={styles.body}>
      <p>
        {order.client.name}. {detailsOf(order)}
      </p>
      <section aria-label={t('orders:desk.offered')}>
        <h3 className={styles.head}>
          {t('orders:desk.offered')} {offers && <span className="num">{offers.length}</span>}
        </h3>
        {isError && (
          <ErrorState
            title={t('orders:offers.failed')}
            text={t(`refusal:${refusalOf(error)?.code ?? 'internal'}`)}
            retryLabel={t('common:actions.retry')}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!offers && !isError && <Skeleton height={68} />}
        {offers?.length === 0 && <p>{t('orders:desk.offeredNone')}</p>}
        {offers && offers.length > 0 && (
          <ul>
            {offers.map((offer) => (
              <LotRow key={offer.id} flush lot={offer.lot}>
                <OfferBadge offer={offer} />
                <Withdraw offer={offer} offering={offering} />
              </LotRow>
            ))}
          </ul>
        )}
      </section>
      {offers && order.status !== 'closed' && (
        <LotsToOffer order={order} offered={offers.map(({ lot }) => lot.lotId)} offering={offering} />
      )}
    </div>
  )
}

/** Not of what its client has bid on: it says what the order came to. */
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

import { useMyOffersQuery } from '@seriba/api/order-offers'
import { refusalOf } from '@seriba/api/refusal'
import type { Order } from '@seriba/contracts/orders'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import page from '../form/orders.module.css'
import { LotRow } from './LotRow.tsx'
import { OfferAnswer } from './OfferAnswer.tsx'
import styles from './offers.module.css'

/** What staff has found for one of one's orders, for a yes or a no. */
export function OwnOffers({ order: { id, model } }: { order: Order }) {
  const { t } = useTranslation(['orders', 'refusal', 'common'])
  const { currentData, isError, error, isFetching, refetch } = useMyOffersQuery({ id })
  const offers = currentData?.offers
  const section = useArrival(offers !== undefined)
  const title = t('orders:offers.of', { vehicle: model })
  return (
    <section ref={section} tabIndex={-1} aria-label={title} className={styles.section}>
      <h2 className={page.mineHead}>
        {title} {offers && <span className={`num ${page.quiet}`}>{offers.length}</span>}
      </h2>
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
      {offers?.length === 0 && <p className={page.none}>{t('orders:offers.none')}</p>}
      {offers && offers.length > 0 && (
        <ul>
          {offers.map((offer) => (
            <LotRow key={offer.id} lot={offer.lot}>
              <OfferAnswer offer={offer} />
            </LotRow>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Who follows a link to the offers is taken to them once they stand there, at every visit anew. */
function useArrival(ready: boolean) {
  const section = useRef<HTMLElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash === '#offered' && ready) section.current?.focus()
  }, [hash, key, ready])
  return section
}

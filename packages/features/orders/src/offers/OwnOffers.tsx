import { useMyOffersQuery } from '@seriba/api/client/order-offers'
import type { Order } from '@seriba/contracts/orders'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import page from '../form/orders.module.css'
import { OfferAnswer } from './OfferAnswer.tsx'
import { OfferList } from './OfferList.tsx'
import styles from './offers.module.css'

/** What staff have found for one of the user's orders, for a yes or a no. */
export function OwnOffers({ order: { id, model } }: { order: Order }) {
  const { t } = useTranslation('orders')
  const query = useMyOffersQuery({ id })
  const offers = query.currentData?.offers
  const section = useArrival(offers !== undefined)
  const title = t('offers.of', { vehicle: model })
  return (
    <section ref={section} tabIndex={-1} aria-label={title} className={styles.section}>
      <h2 className={page.mineHead}>
        {title} {offers && <span className={`num ${page.quiet}`}>{offers.length}</span>}
      </h2>
      <OfferList query={query} offers={offers} none={<p className={page.none}>{t('offers.none')}</p>}>
        {(offer) => <OfferAnswer offer={offer} />}
      </OfferList>
    </section>
  )
}

/** A link to the offers scrolls to them once they have loaded, on every visit. */
function useArrival(ready: boolean) {
  const section = useRef<HTMLElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash === '#offered' && ready) section.current?.focus()
  }, [hash, key, ready])
  return section
}

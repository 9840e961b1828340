import type { Offer } from '@seriba/contracts/order-offers'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Query, QueryStates } from '../shared/QueryStates.tsx'
import { LotRow } from './LotRow.tsx'

type OfferListProps = {
  query: Query
  offers: readonly Offer[] | undefined
  /** Shown if nothing has been offered. */
  none: ReactNode
  flush?: boolean
  /** Next to the facts of an offered lot. */
  children: (offer: Offer) => ReactNode
}

/** The lots that have been offered for an order, no matter who is looking. */
export function OfferList({ query, offers, none, flush = false, children }: OfferListProps) {
  const { t } = useTranslation('orders')
  return (
    <>
      <QueryStates query={query} failed={t('offers.failed')} ready={offers !== undefined} />
      {offers?.length === 0 && none}
      {offers && offers.length > 0 && (
        <ul>
          {offers.map((offer) => (
            <LotRow key={offer.id} flush={flush} lot={offer.lot}>
              {children(offer)}
            </LotRow>
          ))}
        </ul>
      )}
    </>
  )
}

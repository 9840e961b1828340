import type { Offer } from '@seriba/contracts/order-offers'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Query, QueryStates } from '../shared/QueryStates.tsx'
import { LotRow } from './LotRow.tsx'

type OfferListProps = {
  query: Query
  offers: readonly Offer[] | undefined
  /** Said where nothing is offered. */
  none: ReactNode
  flush?: boolean
  /** Beside the facts of an offer's lot. */
  children: (offer: Offer) => ReactNode
}

/** The lots that are offered for an order, no matter who looks at them. */
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

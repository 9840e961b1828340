import type { Order } from '@seriba/contracts/orders'
import { emptyFilters, writeFilters } from '@seriba/domain/lots/filters'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useKnownVehicle } from '../form/use-vehicle-names.ts'

const pages = { car: 'car-auction', bike: 'bikes', machinery: 'machinery' } as const satisfies Record<
  Order['kind'],
  PageType
>

/** A link to lots that match an order, while the halls have its model. */
export function MatchingLots({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const pageType = pages[order.kind]
  const { known } = useKnownVehicle(pageType, order.maker, order.model)
  if (!known || order.status === 'closed') return null
  const { yearFrom, yearTo, mileageFrom, mileageTo } = order
  const range = (from: number | null, to: number | null) =>
    from === null && to === null ? null : { from, to }
  const query = writeFilters({
    ...emptyFilters,
    maker: known.maker,
    model: [known.model],
    year: range(yearFrom, yearTo),
    mileage: range(mileageFrom, mileageTo),
  })
  return (
    <TextLink render={(props) => <Link {...props} to={`${pageTypes[pageType].path}?${query}`} />}>
      {t('matching')}
    </TextLink>
  )
}

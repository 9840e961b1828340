import { type Sort, sortOrders } from '@seriba/domain/lots/listing'
import { pageFilters } from '@seriba/domain/lots/page-filters'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { useTranslation } from 'react-i18next'

const idOf = (sort: Sort | null) => (sort ? `${sort.sort} ${sort.order}` : 'default')

/** Sold lots are sorted by the sold price, and a stock car has only that price; the others are yet to be sold. */
const sortsOf = (pageType: PageType) =>
  pageFilters[pageType].sorts.filter(
    (key) => key !== 'soldPrice' || pageType === 'stock' || pageTypes[pageType].phase === 'past',
  )

/** For past days "soonest" is the oldest, and a stock car is sold at its price. */
function nameOf(pageType: PageType, { sort }: Sort) {
  if (sort === 'auctionDate' && pageTypes[pageType].phase === 'past') return 'sort.pastDate'
  return pageType === 'stock' && sort === 'soldPrice' ? 'sort.price' : (`sort.${sort}` as const)
}

/** Every order by name; 'default' means none (2§4.4). */
export function useSortChoices(pageType: PageType, sort: Sort | null) {
  const { t } = useTranslation('catalogue')
  const sorts: (Sort | null)[] = [
    null,
    ...sortsOf(pageType).flatMap((key) => sortOrders.map((order) => ({ sort: key, order }))),
  ]
  return {
    options: sorts.map((choice) => ({
      value: idOf(choice),
      label: choice ? t(`${nameOf(pageType, choice)}.${choice.order}`) : t('sort.default'),
    })),
    value: idOf(sort),
    sortOf: (id: string) => sorts.find((choice) => idOf(choice) === id) ?? null,
  }
}

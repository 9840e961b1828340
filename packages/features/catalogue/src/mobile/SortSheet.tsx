import { type Sort, sortOrders } from '@seriba/domain/lots/listing'
import { pageFilters } from '@seriba/domain/lots/page-filters'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { RadioGroup } from '@seriba/ui/RadioGroup'
import { Sheet } from '@seriba/ui/Sheet'
import { useTranslation } from 'react-i18next'
import styles from './mobile.module.css'

type SortSheetProps = {
  isOpen: boolean
  onClose: () => void
  pageType: PageType
  sort: Sort | null
  onSort: (sort: Sort | null) => void
}

const idOf = (sort: Sort | null) => (sort ? `${sort.sort} ${sort.order}` : 'default')

/** What was sold is sorted by what it brought, and a stock car has only that price; the rest is yet to be sold. */
const sheetSorts = (pageType: PageType) =>
  pageFilters[pageType].sorts.filter(
    (key) => key !== 'soldPrice' || pageType === 'stock' || pageTypes[pageType].phase === 'past',
  )

/** The soonest of past days is the oldest, and a stock car is sold at its price. */
function nameOf(pageType: PageType, { sort }: Sort) {
  if (sort === 'auctionDate' && pageTypes[pageType].phase === 'past') return 'sort.pastDate'
  return pageType === 'stock' && sort === 'soldPrice' ? 'sort.price' : (`sort.${sort}` as const)
}

/** Every order by name; 'default' is none (2§4.4). */
export function SortSheet({ isOpen, onClose, pageType, sort, onSort }: SortSheetProps) {
  const { t } = useTranslation(['catalogue', 'common'])
  const choices: (Sort | null)[] = [
    null,
    ...sheetSorts(pageType).flatMap((key) => sortOrders.map((order) => ({ sort: key, order }))),
  ]
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('sort.title')} closeLabel={t('common:actions.close')}>
      <RadioGroup
        className={styles.sorts}
        label={t('sort.title')}
        labelHidden
        value={idOf(sort)}
        options={choices.map((choice) => ({
          value: idOf(choice),
          label: choice ? t(`${nameOf(pageType, choice)}.${choice.order}`) : t('sort.default'),
        }))}
        onChange={(id) => onSort(choices.find((choice) => idOf(choice) === id) ?? null)}
      />
    </Sheet>
  )
}

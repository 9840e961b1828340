import type { BidSortKey } from '@seriba/domain/bids/bid-lists'
import type { Sort } from '@seriba/domain/lots/listing'
import { RadioGroup } from '@seriba/ui/RadioGroup'
import { Sheet } from '@seriba/ui/Sheet'
import { useTranslation } from 'react-i18next'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'
import styles from './bid-filters.module.css'

const orders = {
  default: null,
  dateNewest: { sort: 'auctionDate', order: 'DESC' },
  dateOldest: { sort: 'auctionDate', order: 'ASC' },
  yearUp: { sort: 'year', order: 'ASC' },
  yearDown: { sort: 'year', order: 'DESC' },
  conditionUp: { sort: 'condition', order: 'ASC' },
  conditionDown: { sort: 'condition', order: 'DESC' },
  mileageUp: { sort: 'mileage', order: 'ASC' },
  mileageDown: { sort: 'mileage', order: 'DESC' },
  priceUp: { sort: 'startPrice', order: 'ASC' },
  priceDown: { sort: 'startPrice', order: 'DESC' },
} as const satisfies Record<string, Sort<BidSortKey> | null>

type OrderName = keyof typeof orders
const names = Object.keys(orders) as OrderName[]

const nameOf = (sort: Sort<BidSortKey> | null) =>
  names.find((name) => orders[name]?.sort === sort?.sort && orders[name]?.order === sort?.order) ?? null

type SortSheetProps = { model: BidListModel; onClose: () => void }

export function SortSheet({ model, onClose }: SortSheetProps) {
  const { t } = useTranslation(['bids', 'common'])
  return (
    <Sheet isOpen onClose={onClose} title={t('filters.sort')} closeLabel={t('common:actions.close')}>
      <div className={styles.sheet}>
        <RadioGroup
          label={t('filters.sort')}
          labelHidden
          options={names.map((value) => ({ value, label: t(`sort.${value}`) }))}
          value={nameOf(model.params.sort)}
          onChange={(name) => {
            model.change({ sort: orders[name] })
            onClose()
          }}
        />
      </div>
    </Sheet>
  )
}

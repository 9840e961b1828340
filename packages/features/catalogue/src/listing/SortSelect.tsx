import type { Sort } from '@seriba/domain/lots/listing'
import type { PageType } from '@seriba/domain/lots/page-types'
import { Select } from '@seriba/ui/Select'
import { useTranslation } from 'react-i18next'
import styles from './listing.module.css'
import { useSortChoices } from './sort-choices.ts'

type SortSelectProps = {
  pageType: PageType
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  /** One lot cannot be sorted. */
  disabled: boolean
}

/** The order of the lots, in every view: cards have no headers to press. */
export function SortSelect({ pageType, sort, onSort, disabled }: SortSelectProps) {
  const { t } = useTranslation('catalogue')
  const { options, value, sortOf } = useSortChoices(pageType, sort)
  return (
    <Select
      label={t('sort.title')}
      labelHidden
      size="sm"
      className={styles.sort}
      options={options}
      value={value}
      disabled={disabled}
      onChange={(id) => onSort(sortOf(id))}
    />
  )
}

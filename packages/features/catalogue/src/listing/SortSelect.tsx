import type { Sort } from '@seriba/domain/lots/listing'
import type { PageType } from '@seriba/domain/lots/page-types'
import { Button } from '@seriba/ui/Button'
import { Menu } from '@seriba/ui/Menu'
import { ArrowDownUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSortChoices } from './sort-choices.ts'

type SortSelectProps = {
  pageType: PageType
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  /** A single lot cannot be sorted. */
  disabled: boolean
}

/** The order of the lots, in every view: cards have no headers to click. */
export function SortSelect({ pageType, sort, onSort, disabled }: SortSelectProps) {
  const { t } = useTranslation('catalogue')
  const { options, value, sortOf } = useSortChoices(pageType, sort)
  return (
    <Menu
      label={t('sort.title')}
      selected={value}
      sections={[
        { id: 'sorts', items: options.map((option) => ({ id: option.value, label: option.label })) },
      ]}
      onAction={(id) => onSort(sortOf(id))}
      trigger={
        <Button size="sm" icon={ArrowDownUp} on={sort !== null} disabled={disabled}>
          {t('sort.button')}
        </Button>
      }
    />
  )
}

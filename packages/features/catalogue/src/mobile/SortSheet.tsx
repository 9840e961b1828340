import type { Sort } from '@seriba/domain/lots/listing'
import type { PageType } from '@seriba/domain/lots/page-types'
import { RadioGroup } from '@seriba/ui/RadioGroup'
import { Sheet } from '@seriba/ui/Sheet'
import { useTranslation } from 'react-i18next'
import { useSortChoices } from '../listing/sort-choices.ts'
import styles from './mobile.module.css'

type SortSheetProps = {
  isOpen: boolean
  onClose: () => void
  pageType: PageType
  sort: Sort | null
  onSort: (sort: Sort | null) => void
}

export function SortSheet({ isOpen, onClose, pageType, sort, onSort }: SortSheetProps) {
  const { t } = useTranslation(['catalogue', 'common'])
  const { options, value, sortOf } = useSortChoices(pageType, sort)
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('sort.title')} closeLabel={t('common:actions.close')}>
      <RadioGroup
        className={styles.sorts}
        label={t('sort.title')}
        labelHidden
        value={value}
        options={options}
        onChange={(id) => onSort(sortOf(id))}
      />
    </Sheet>
  )
}

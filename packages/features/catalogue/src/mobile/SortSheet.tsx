import { type Sort, type SortKey, sortOrders } from '@seriba/domain/lots/listing'
import { RadioGroup } from '@seriba/ui/RadioGroup'
import { Sheet } from '@seriba/ui/Sheet'
import { useTranslation } from 'react-i18next'
import styles from './mobile.module.css'

type SortSheetProps = {
  isOpen: boolean
  onClose: () => void
  sorts: readonly SortKey[]
  sort: Sort | null
  onSort: (sort: Sort | null) => void
}

const idOf = (sort: Sort | null) => (sort ? `${sort.sort} ${sort.order}` : 'default')

/** Every order by name; 'default' is none (2§4.4). */
export function SortSheet({ isOpen, onClose, sorts, sort, onSort }: SortSheetProps) {
  const { t } = useTranslation(['catalogue', 'common'])
  const choices: (Sort | null)[] = [
    null,
    ...sorts.flatMap((key) => sortOrders.map((order) => ({ sort: key, order }))),
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
          label: choice ? t(`sort.${choice.sort}.${choice.order}`) : t('sort.default'),
        }))}
        onChange={(id) => onSort(choices.find((choice) => idOf(choice) === id) ?? null)}
      />
    </Sheet>
  )
}

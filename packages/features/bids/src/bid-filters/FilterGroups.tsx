import { Icon } from '@seriba/ui/Icon'
import { SearchField } from '@seriba/ui/SearchField'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BidFilters } from '../bid-list/bid-list-params.ts'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'
import styles from './bid-filters.module.css'
import { type FilterField, fieldFacts, type ListedFilter } from './filter-fields.ts'
import { RangeFilter } from './RangeFilter.tsx'

type FilterGroupsProps = {
  model: BidListModel
  fields: readonly ListedFilter[]
  filters: BidFilters
  /** The lot numbers cannot be read. */
  wrong: boolean
  onChange: (part: Partial<BidFilters>) => void
  onOpen: (field: FilterField) => void
}

/** What one can filter by, and what is chosen of it. */
export function FilterGroups({ model, fields, filters, wrong, onChange, onOpen }: FilterGroupsProps) {
  const { t } = useTranslation(['bids', 'common'])
  return (
    <div className={styles.sheet}>
      <SearchField
        size="touch"
        label={t('filters.lotNo')}
        placeholder={t('filters.lotNoExample')}
        clearLabel={t('common:actions.clear')}
        value={filters.lotNo}
        onChange={(lotNo) => onChange({ lotNo })}
      />
      {wrong && <p className={styles.wrong}>{t('filters.lotNoInvalid')}</p>}
      {fields.map((field) =>
        field === 'range' ? (
          <RangeFilter key={field} size="touch" filters={filters} onChange={onChange} />
        ) : (
          <button key={field} type="button" className={styles.group} onClick={() => onOpen(field)}>
            <span>{t(`filters.${field}`)}</span>
            <b className="truncate">{chosenOf(field) || t('common:select.all')}</b>
            <Icon icon={ChevronRight} />
          </button>
        ),
      )}
    </div>
  )

  function chosenOf(field: FilterField): string {
    const { options, read } = fieldFacts[field]
    const chosen = read(filters)
    if (chosen.length > 1) return t('common:select.selected', { count: chosen.length })
    return options(model.options).find(({ value }) => value === chosen[0])?.label ?? chosen[0] ?? ''
  }
}

import { Icon } from '@seriba/ui/Icon'
import { IconButton } from '@seriba/ui/IconButton'
import { SearchField } from '@seriba/ui/SearchField'
import { ChevronRight, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BidFilters } from '../bid-list/bid-list-params.ts'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'
import styles from './bid-filters.module.css'
import { type FilterField, fieldFacts, type ListedFilter } from './filter-fields.ts'
import { RangeFilter } from './RangeFilter.tsx'
import { type LotNames, useChosenLots } from './use-chosen-lots.ts'

type FilterGroupsProps = {
  model: BidListModel
  fields: readonly ListedFilter[]
  filters: BidFilters
  lotNames: LotNames
  /** The lot numbers are invalid. */
  wrong: boolean
  onChange: (part: Partial<BidFilters>) => void
  onOpen: (field: FilterField) => void
}

/** The available filters and their current choices. */
export function FilterGroups({
  model,
  fields,
  filters,
  lotNames,
  wrong,
  onChange,
  onOpen,
}: FilterGroupsProps) {
  const { t } = useTranslation(['bids', 'common'])
  const lotsOf = useChosenLots(model, lotNames)
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
      {lotsOf(filters).map(({ id, text, without }) => (
        <div key={id} className={styles.group}>
          <span>{t('filters.lotNo')}</span>
          <b className="truncate">{text}</b>
          <IconButton
            icon={X}
            size="touch"
            label={t('filters.remove', { name: t('filters.lotNo'), value: text })}
            onClick={() => onChange(without)}
          />
        </div>
      ))}
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

import { InFieldSelect } from '@seriba/ui/InFieldSelect'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'
import styles from './bid-filters.module.css'
import { type FilterField, fieldFacts, type ListedFilter } from './filter-fields.ts'
import { LotNoSearch } from './LotNoSearch.tsx'
import { RangeFilter } from './RangeFilter.tsx'
import type { FilterDraft } from './use-filter-draft.ts'
import { useSelectTexts } from './use-select-texts.ts'

type FilterBarProps = {
  model: BidListModel
  draft: FilterDraft
  fields: readonly ListedFilter[]
  before?: ReactNode
  searchRef?: Ref<HTMLInputElement>
  /** The key that focuses the search. */
  searchHint?: ReactNode
}

/** As many filters as there is room for, with their choices. */
const mostInWords = 6

/** One row of filters above a table. */
export function FilterBar({ model, draft, fields, before, searchRef, searchHint }: FilterBarProps) {
  const { t } = useTranslation('bids')
  return (
    <search className={styles.bar} data-led={before ? true : undefined} aria-label={t('filters.label')}>
      {before}
      {fields.map((field) =>
        field === 'range' ? (
          <RangeFilter key={field} size="sm" filters={draft.filters} onChange={draft.setNow} />
        ) : (
          <FilterSelect
            key={field}
            field={field}
            model={model}
            draft={draft}
            terse={fields.length > mostInWords}
          />
        ),
      )}
      <span className={styles.gap} />
      <LotNoSearch model={model} draft={draft} ref={searchRef} hint={searchHint} />
    </search>
  )
}

type FilterSelectProps = Pick<FilterBarProps, 'model' | 'draft'> & { field: FilterField; terse: boolean }

function FilterSelect({ field, model, draft, terse }: FilterSelectProps) {
  const { t } = useTranslation('bids')
  const label = t(`filters.${field}`)
  const texts = useSelectTexts(label)
  // If there are many in one line, a name is more useful than 'All'.
  const empty = terse ? '' : texts.empty
  const { options, read, write, single } = fieldFacts[field]
  return (
    <InFieldSelect
      className={styles.field}
      size="sm"
      label={label}
      texts={{ ...texts, empty }}
      mode={single ? 'single' : 'multiple'}
      options={options(model.options)}
      value={read(draft.filters)}
      onChange={(values) => draft.set(write(values))}
      onOpenChange={(open) => !open && draft.flush()}
    />
  )
}

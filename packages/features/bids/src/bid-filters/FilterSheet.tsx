import { parseLotNumbers } from '@seriba/domain/lots/listing'
import { Button } from '@seriba/ui/Button'
import { InFieldSelect } from '@seriba/ui/InFieldSelect'
import { SearchField } from '@seriba/ui/SearchField'
import { Sheet } from '@seriba/ui/Sheet'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BidFilters, noFilters } from '../bid-list/bid-list-params.ts'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'
import styles from './bid-filters.module.css'
import { type FilterField, fieldFacts, type ListedFilter } from './filter-fields.ts'
import { RangeFilter } from './RangeFilter.tsx'
import type { FilterDraft } from './use-filter-draft.ts'
import { useSelectTexts } from './use-select-texts.ts'

type FilterSheetProps = {
  model: BidListModel
  draft: FilterDraft
  fields: readonly ListedFilter[]
  onClose: () => void
}

/** Filters for the thumb: nothing changes before 'Show bids'. */
export function FilterSheet({ model, draft, fields, onClose }: FilterSheetProps) {
  const { t } = useTranslation(['bids', 'common'])
  const [filters, setFilters] = useState<BidFilters>(draft.filters)
  const wrong = filters.lotNo.trim() !== '' && parseLotNumbers(filters.lotNo) === null
  return (
    <Sheet
      isOpen
      side="full"
      onClose={onClose}
      title={t('filters.open')}
      closeLabel={t('common:actions.close')}
      actions={
        <>
          <Button block size="touch" onClick={() => setFilters(noFilters)}>
            {t('filters.clearAll')}
          </Button>
          <Button
            block
            size="touch"
            variant="primary"
            disabledReason={wrong ? t('filters.lotNoInvalid') : undefined}
            onClick={() => {
              draft.setNow({ ...filters, lotNo: filters.lotNo.trim() })
              onClose()
            }}
          >
            {t('filters.show')}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <SearchField
          size="touch"
          label={t('filters.lotNo')}
          placeholder={t('filters.lotNoExample')}
          clearLabel={t('common:actions.clear')}
          value={filters.lotNo}
          onChange={(lotNo) => setFilters({ ...filters, lotNo })}
        />
        {wrong && <p className={styles.wrong}>{t('filters.lotNoInvalid')}</p>}
        {fields.map((field) =>
          field === 'range' ? (
            <RangeFilter
              key={field}
              size="touch"
              filters={filters}
              onChange={(range) => setFilters({ ...filters, ...range })}
            />
          ) : (
            <SheetSelect key={field} {...{ field, model, filters, setFilters }} />
          ),
        )}
      </div>
    </Sheet>
  )
}

type SheetSelectProps = {
  field: FilterField
  model: BidListModel
  filters: BidFilters
  setFilters: (filters: BidFilters) => void
}

function SheetSelect({ field, model, filters, setFilters }: SheetSelectProps) {
  const { t } = useTranslation('bids')
  const label = t(`filters.${field}`)
  const texts = useSelectTexts(label)
  const { options, read, write, single } = fieldFacts[field]
  return (
    <InFieldSelect
      size="touch"
      label={label}
      texts={texts}
      mode={single ? 'single' : 'multiple'}
      options={options(model.options)}
      value={read(filters)}
      onChange={(values) => setFilters({ ...filters, ...write(values) })}
    />
  )
}

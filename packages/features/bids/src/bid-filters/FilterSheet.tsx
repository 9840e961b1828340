import { parseLotNumbers } from '@seriba/domain/lots/listing'
import { Button } from '@seriba/ui/Button'
import { Sheet } from '@seriba/ui/Sheet'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BidFilters, emptyFilters } from '../bid-list/bid-list-params.ts'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'
import { FilterGroups } from './FilterGroups.tsx'
import { type FilterField, fieldFacts, type ListedFilter } from './filter-fields.ts'
import { GroupOptions } from './GroupOptions.tsx'
import type { LotNames } from './use-chosen-lots.ts'

type FilterSheetProps = {
  model: BidListModel
  fields: readonly ListedFilter[]
  lotNames: LotNames
  onClose: () => void
}

/** Filters for touch screens, group by group: nothing changes before 'Show bids'. */
export function FilterSheet({ model, fields, lotNames, onClose }: FilterSheetProps) {
  const { t } = useTranslation(['bids', 'common'])
  const [filters, setFilters] = useState<BidFilters>(model.params.filters)
  const [group, setGroup] = useState<FilterField | null>(null)
  const change = (part: Partial<BidFilters>) => setFilters({ ...filters, ...part })
  const wrong = filters.lotNo.trim() !== '' && parseLotNumbers(filters.lotNo) === null
  const name = group && t(`filters.${group}`)

  return (
    <Sheet
      isOpen
      side="full"
      // Going back from a group leads to the groups.
      onClose={group ? () => setGroup(null) : onClose}
      title={name ?? t('filters.open')}
      closeLabel={group ? t('common:actions.back') : t('common:actions.close')}
      actions={
        <>
          <Button
            block
            size="touch"
            onClick={() => (group ? change(fieldFacts[group].write([])) : setFilters(emptyFilters))}
          >
            {name ? t('filters.clearGroup', { name }) : t('filters.clearAll')}
          </Button>
          <Button
            block
            size="touch"
            variant="primary"
            disabledReason={wrong ? t('filters.lotNoInvalid') : undefined}
            onClick={() => {
              // A new selection of bids starts in its own order (3§4.8).
              model.change({ filters: { ...filters, lotNo: filters.lotNo.trim() }, sort: null })
              onClose()
            }}
          >
            {t('filters.show')}
          </Button>
        </>
      }
    >
      {group ? (
        <GroupOptions
          field={group}
          options={fieldFacts[group].options(model.options)}
          filters={filters}
          onChange={change}
        />
      ) : (
        <FilterGroups {...{ model, fields, filters, lotNames, wrong }} onChange={change} onOpen={setGroup} />
      )}
    </Sheet>
  )
}

import { useListingQuery } from '@seriba/api/catalogue'
import { groupThousands } from '@seriba/domain/format/number'
import { type Filters, noFilters } from '@seriba/domain/lots/filters'
import { parseLotNumbers } from '@seriba/domain/lots/listing'
import { Button } from '@seriba/ui/Button'
import { Sheet } from '@seriba/ui/Sheet'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import type { ListingConfig } from '../config/listing-config.ts'
import { countFilters } from '../filters/applied-tags.ts'
import { useDraft } from '../filters/use-draft.ts'
import { changed } from '../url/listing-changes.ts'
import { requestOf } from '../url/listing-request.ts'
import styles from './mobile.module.css'
import { SubScreens } from './SubScreens.tsx'
import { useSettled } from './use-settled.ts'

type SearchSheetProps = {
  isOpen: boolean
  onClose: () => void
  config: ListingConfig
  filters: Filters
  size: number
  onApply: (filters: Filters) => void
}

/** All filters over the whole window; the button at the foot tells how many lots they leave. */
export function SearchSheet({ isOpen, onClose, config, filters, size, onApply }: SearchSheetProps) {
  const { t } = useTranslation(['catalogue', 'common'])
  const { draft, patch } = useDraft(filters)
  const lotNoOk = draft.lotNo.trim() === '' || parseLotNumbers(draft.lotNo) !== null
  const asked = { ...draft, lotNo: lotNoOk ? draft.lotNo.trim() : '' }

  // The very request that applying makes: its answer is then already here.
  const request = useSettled(requestOf(config.pageType, changed.filters(asked), size))
  const { currentData } = useListingQuery(request, { skip: !isOpen })
  const count = currentData?.pageInfo.totalSearchResults

  return (
    <Sheet
      isOpen={isOpen}
      onClose={() => {
        patch(filters)
        onClose()
      }}
      side="full"
      title={t('filters.searchOptions')}
      closeLabel={t('common:actions.close')}
      headEnd={
        <Button
          variant="ghost"
          size="lg"
          disabled={countFilters(draft) === 0}
          onClick={() => patch(noFilters)}
        >
          {t('filters.clearAll')}
        </Button>
      }
      actions={
        <Button variant="primary" size="touch" block disabled={!lotNoOk} onClick={() => onApply(asked)}>
          {count === undefined
            ? t('filters.showLotsUncounted')
            : t('filters.showLots', { count, shown: groupThousands(count) })}
        </Button>
      }
    >
      <div className={styles.lotNo}>
        <TextField
          label={t('filters.lotNoLabel')}
          size="touch"
          inputMode="text"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t('filters.lotNoPlaceholder')}
          value={draft.lotNo}
          error={lotNoOk ? undefined : t('filters.lotNoInvalid')}
          onChange={(event) => patch({ lotNo: event.target.value })}
          onKeyDown={(event) => event.key === 'Enter' && lotNoOk && onApply(asked)}
        />
      </div>
      <SubScreens pageType={config.pageType} draft={draft} patch={patch} />
    </Sheet>
  )
}

import { useListingQuery } from '@seriba/api/shared/catalogue'
import { useDebouncedValue } from '@seriba/api/use-debounced-value'
import { groupThousands } from '@seriba/domain/format/number'
import { emptyFilters, type Filters } from '@seriba/domain/lots/filters'
import { Button } from '@seriba/ui/Button'
import { Sheet } from '@seriba/ui/Sheet'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListingConfig } from '../config/listing-config.ts'
import { countFilters } from '../filters/applied-tags.ts'
import { FiltersFailed } from '../filters/FiltersFailed.tsx'
import { LimitDialog } from '../filters/LimitDialog.tsx'
import { useFilterMetadata } from '../filters/use-filter-metadata.ts'
import { useLimitedPatch } from '../filters/use-limited-patch.ts'
import { changed } from '../url/listing-changes.ts'
import { requestOf } from '../url/listing-request.ts'
import { FilterScreen } from './FilterScreen.tsx'
import { SearchLines } from './SearchLines.tsx'
import { SearchText } from './SearchText.tsx'
import type { Screen } from './screens.ts'
import { useSearchDraft } from './use-search-draft.ts'

type SearchSheetProps = {
  isOpen: boolean
  /** The screen at which it opens, instead of the lines of all filters. */
  first: Screen | null
  onClose: () => void
  config: ListingConfig
  filters: Filters
  size: number
  onApply: (filters: Filters) => void
}

/** Opens a screen after the sheet below it has appeared: the later of the two hides the other from screen readers. */
function BeginAt({ screen, onBegin }: { screen: Screen; onBegin: (screen: Screen) => void }) {
  useEffect(() => onBegin(screen), [screen, onBegin])
  return null
}

/** All filters in full screen; the button at the bottom shows how many lots they leave. */
export function SearchSheet(props: SearchSheetProps) {
  const { isOpen, first, onClose, config, filters, size, onApply } = props
  const { t } = useTranslation(['catalogue', 'common'])
  const { pageType } = config
  const [screen, setScreen] = useState<Screen | null>(null)
  const { draft, patch, finish } = useSearchDraft(filters, isOpen)
  const limited = useLimitedPatch(pageType, draft, patch)
  const [cleared, setCleared] = useState(0)

  // The same request that applying makes: its answer is then already here.
  const settled = useDebouncedValue(draft)
  const { currentData } = useListingQuery(requestOf(pageType, changed.filters(settled), size), {
    skip: !isOpen,
  })
  const offered = useFilterMetadata(pageType, settled, !isOpen)
  const count = currentData?.pageInfo.totalSearchResults

  const close = () => {
    setScreen(null)
    onClose()
  }
  const apply = () => {
    const filters = finish()
    setScreen(null)
    onApply(filters)
  }
  const show = (
    <Button variant="primary" size="touch" block onClick={apply}>
      {count === undefined
        ? t('filters.showLotsUncounted')
        : t('filters.showLots', { count, shown: groupThousands(count) })}
    </Button>
  )
  const fields = { pageType, draft, onChange: limited.patch, offered }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      side="full"
      title={t('filters.searchOptions')}
      closeLabel={t('common:actions.close')}
      headEnd={
        <Button
          variant="ghost"
          size="lg"
          disabled={countFilters(draft) === 0}
          onClick={() => {
            patch(emptyFilters)
            setCleared(cleared + 1)
          }}
        >
          {t('filters.clearAll')}
        </Button>
      }
      actions={show}
    >
      {/* Invalid text typed there is not a filter, and disappears with them anyway. */}
      <SearchText key={cleared} pageType={pageType} draft={draft} patch={patch} onSubmit={apply} />
      {offered.failed && <FiltersFailed onRetry={offered.retry} />}
      <SearchLines {...fields} onOpen={setScreen} />
      {first && <BeginAt screen={first} onBegin={setScreen} />}
      <FilterScreen
        {...fields}
        screen={screen}
        onClose={() => {
          finish()
          setScreen(null)
        }}
        onLimit={limited.refuse}
        actions={show}
      />
      <LimitDialog limit={limited.reached} onClose={limited.dismiss} onClear={limited.clear} />
    </Sheet>
  )
}

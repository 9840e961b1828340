import type { Filters } from '@seriba/domain/lots/filters'
import type { Sort } from '@seriba/domain/lots/listing'
import { StickyBar } from '@seriba/ui/AppShell'
import { Button } from '@seriba/ui/Button'
import { ArrowDownUp, SlidersHorizontal } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListingConfig } from '../config/listing-config.ts'
import { countFilters } from '../filters/applied-tags.ts'
import type { ListingState } from '../url/listing-state.ts'
import styles from './mobile.module.css'
import { SortSheet } from './SortSheet.tsx'

/** Loaded when it is first opened: a listing is read before it is searched. */
const SearchSheet = lazy(() =>
  import('./SearchSheet.tsx').then((module) => ({ default: module.SearchSheet })),
)

/** The search can also be opened at the schedule or the categories. */
export type OpenSheet = 'sort' | 'search' | 'schedule' | 'categories'

type MobileBarProps = {
  open: OpenSheet | null
  onOpen: (sheet: OpenSheet | null) => void
  config: ListingConfig
  state: ListingState
  size: number
  /** A single lot cannot be sorted. */
  sortable: boolean
  savedSearches?: ReactNode
  onApply: (filters: Filters) => void
  onSort: (sort: Sort | null) => void
}

export function MobileBar(props: MobileBarProps) {
  const { open, onOpen, config, state, size, sortable, savedSearches, onApply, onSort } = props
  const { t } = useTranslation('catalogue')
  const close = () => onOpen(null)
  const count = countFilters(state.filters)
  const searching = open !== null && open !== 'sort'
  const [searched, setSearched] = useState(searching)
  if (searching && !searched) setSearched(true)
  return (
    <>
      <StickyBar>
        <Button
          size="touch"
          icon={ArrowDownUp}
          on={state.sort !== null}
          disabled={!sortable}
          className={styles.barButton}
          onClick={() => onOpen('sort')}
        >
          {t('sort.button')}
        </Button>
        {savedSearches}
        <Button
          size="touch"
          variant="primary"
          icon={SlidersHorizontal}
          className={styles.barButton}
          onClick={() => onOpen('search')}
        >
          {t('filters.search')} {count > 0 && <span className={styles.count}>{count}</span>}
        </Button>
      </StickyBar>
      <SortSheet
        isOpen={open === 'sort'}
        onClose={close}
        pageType={config.pageType}
        sort={state.sort}
        onSort={(sort) => {
          onSort(sort)
          close()
        }}
      />
      {searched && (
        <Suspense>
          <SearchSheet
            isOpen={searching}
            first={open === 'schedule' || open === 'categories' ? open : null}
            onClose={close}
            config={config}
            filters={state.filters}
            size={size}
            onApply={(filters) => {
              onApply(filters)
              close()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

import { emptyFilters, type Filters } from '@seriba/domain/lots/filters'
import { PageHead } from '@seriba/ui/PageHead'
import { scrollPage } from '@seriba/ui/page-scroll'
import { useCallback, useEffect, useRef, useState } from 'react'
import { IgnoredFiltersLater } from '../filters/IgnoredFiltersLater.tsx'
import { ListingHead } from '../listing/ListingHead.tsx'
import type { ListingLayoutProps } from '../listing/layout-props.ts'
import { tableSize } from '../listing/table-size.ts'
import { useListing } from '../listing/use-listing.ts'
import { useRowContext } from '../rows/row-context.ts'
import { changed } from '../url/listing-changes.ts'
import { writeState } from '../url/listing-state.ts'
import { AppliedStrip } from './AppliedStrip.tsx'
import { HeadButtons } from './HeadButtons.tsx'
import { LotPages } from './LotPages.tsx'
import { MobileBar, type OpenSheet } from './MobileBar.tsx'
import styles from './mobile.module.css'

/** Rows for touch screens: one list that grows on scrolling, with the filters behind a bar at the bottom. */
export function MobileListing({ config, state, change, audience, slots }: ListingLayoutProps) {
  const [open, setOpen] = useState<OpenSheet | null>(null)
  const context = useRowContext(config.pageType, audience, slots.lotActions)
  // Chosen on a wide screen, or the default; here it is only the number of lots per request.
  const [size] = useState(tableSize)
  const first = useListing(config, changed.page(state, 1), size, change)
  const apply = useCallback((next: Filters) => change(() => changed.filters(next)), [change])
  const list = writeState(changed.page(state, 1)).toString()
  useStartAtTop(list)

  return (
    <div className={styles.page}>
      <PageHead>
        <div className={styles.heading}>
          <ListingHead pageType={config.pageType} total={first.total} />
        </div>
        {(first.total ?? 0) > 0 && (
          <span className={styles.save}>{slots.saveLots?.(config.pageType, state)}</span>
        )}
        <HeadButtons pageType={config.pageType} onOpen={setOpen} />
      </PageHead>
      <IgnoredFiltersLater />
      <AppliedStrip pageType={config.pageType} filters={state.filters} onApply={apply} />
      {/* The list starts over with every other request. */}
      <LotPages
        key={list}
        config={config}
        state={state}
        change={change}
        size={size}
        context={context}
        first={first}
        onReset={() => apply(emptyFilters)}
      />
      <MobileBar
        open={open}
        onOpen={setOpen}
        config={config}
        state={state}
        size={size}
        sortable={(first.total ?? 0) > 1}
        savedSearches={slots.savedSearches?.(config.pageType, state, 'bar')}
        onApply={apply}
        onSort={(sort) => change((now) => changed.sort(now, sort))}
      />
    </div>
  )
}

/** Any other request is shown from its beginning, whatever caused it (2§4.3). */
function useStartAtTop(list: string) {
  const shown = useRef(list)
  useEffect(() => {
    if (shown.current === list) return
    shown.current = list
    scrollPage({ top: 0 })
  }, [list])
}

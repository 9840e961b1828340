import { StickyBar } from '@seriba/ui/AppShell'
import { Button } from '@seriba/ui/Button'
import { IconButton } from '@seriba/ui/IconButton'
import { ArrowDownUp, Filter, X } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { emptyFilters, hasFilters } from '../bid-list/bid-list-params.ts'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'
import { desktop, useMedia } from '../shared/use-media.ts'
import styles from './bid-filters.module.css'
import type { ListedFilter } from './filter-fields.ts'
import type { LotNames } from './use-chosen-lots.ts'

const SortSheet = lazy(() => import('./SortSheet.tsx').then((module) => ({ default: module.SortSheet })))
const FilterSheet = lazy(() =>
  import('./FilterSheet.tsx').then((module) => ({ default: module.FilterSheet })),
)

/** `fields` is set for users who have filters, even if the only one is the lot number. */
type SortBarProps = {
  model: BidListModel
  fields?: readonly ListedFilter[] | undefined
  lotNames?: LotNames
  /** Between the two. */
  between?: ReactNode
}

const noNames: LotNames = new Map()

/** For touch screens: the order of the cards and, for those who have them, the filters. */
export function SortBar({ model, fields, lotNames = noNames, between }: SortBarProps) {
  const { t } = useTranslation(['bids', 'common'])
  const wide = useMedia(desktop)
  const [open, setOpen] = useState<'sort' | 'filters' | null>(null)
  if (wide) return null
  const close = () => setOpen(null)
  const filtered = hasFilters(model.params.filters)
  return (
    <StickyBar>
      <Button
        block
        size="touch"
        icon={ArrowDownUp}
        on={model.params.sort !== null}
        onClick={() => setOpen('sort')}
      >
        {t('filters.sort')}
      </Button>
      {between}
      {fields && (
        <div className={styles.filtersButton}>
          <Button block size="touch" icon={Filter} on={filtered} onClick={() => setOpen('filters')}>
            {t('filters.open')}
          </Button>
          {filtered && (
            <IconButton
              icon={X}
              size="touch"
              variant="secondary"
              tooltip={false}
              label={t('common:actions.resetFilter')}
              onClick={() => model.change({ filters: emptyFilters, sort: null })}
            />
          )}
        </div>
      )}
      <Suspense>
        {open === 'sort' && <SortSheet model={model} onClose={close} />}
        {open === 'filters' && fields && <FilterSheet {...{ model, fields, lotNames }} onClose={close} />}
      </Suspense>
    </StickyBar>
  )
}

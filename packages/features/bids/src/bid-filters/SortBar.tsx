import { StickyBar } from '@seriba/ui/AppShell'
import { Button } from '@seriba/ui/Button'
import { ArrowDownUp, Filter } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasFilters } from '../bid-list/bid-list-params.ts'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'
import { desktop, useMedia } from '../shared/use-media.ts'
import type { ListedFilter } from './filter-fields.ts'
import type { FilterDraft } from './use-filter-draft.ts'

const SortSheet = lazy(() => import('./SortSheet.tsx').then((module) => ({ default: module.SortSheet })))
const FilterSheet = lazy(() =>
  import('./FilterSheet.tsx').then((module) => ({ default: module.FilterSheet })),
)

type SortBarProps = { model: BidListModel; draft?: FilterDraft; fields?: readonly ListedFilter[] }

/** Under the thumb: how the cards are ordered and, for whoever has filters, narrowed. */
export function SortBar({ model, draft, fields = [] }: SortBarProps) {
  const { t } = useTranslation('bids')
  const wide = useMedia(desktop)
  const [open, setOpen] = useState<'sort' | 'filters' | null>(null)
  if (wide) return null
  const close = () => setOpen(null)
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
      {draft && (
        <Button
          block
          size="touch"
          icon={Filter}
          on={hasFilters(model.params.filters)}
          onClick={() => setOpen('filters')}
        >
          {t('filters.open')}
        </Button>
      )}
      <Suspense>
        {open === 'sort' && <SortSheet model={model} onClose={close} />}
        {open === 'filters' && draft && (
          <FilterSheet model={model} draft={draft} fields={fields} onClose={close} />
        )}
      </Suspense>
    </StickyBar>
  )
}

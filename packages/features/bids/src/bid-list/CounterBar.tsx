import { type BidStatus, bidStatusName } from '@seriba/domain/bids/bid-status'
import { CounterTabs } from '@seriba/ui/Tabs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import filters from '../bid-filters/bid-filters.module.css'
import { LotNoSearch } from '../bid-filters/LotNoSearch.tsx'
import type { FilterDraft } from '../bid-filters/use-filter-draft.ts'
import { desktop, useMedia } from '../shared/use-media.ts'
import styles from './BidList.module.css'
import type { CounterValue } from './counters.ts'
import type { BidListModel } from './use-bid-list-model.ts'

export const listPanelId = 'bid-list'
const archivePath = '/archive-bids'

type CounterBarProps = {
  model: BidListModel
  /** On touch screens, the lot number search stays below the counters. */
  search?: FilterDraft | undefined
  /** At the right end of the line, on wide screens. */
  end?: ReactNode
}

/** The statuses, each with its count: the main choice on every bid list. */
export function CounterBar({ model, search, end }: CounterBarProps) {
  const wide = useMedia(desktop)
  const { t } = useTranslation(['bids', 'lots'])
  const { counters, params, side, change, flashing } = model
  const words = side === 'client' ? 'clientBidStatus' : 'bidStatus'
  const navigate = useNavigate()
  const label = (value: CounterValue, status: BidStatus | null) => {
    if (value === 'archive') return t('lots:status.archive')
    return status === null ? t('list.all') : t(`lots:${words}.${bidStatusName(status)}`)
  }
  const items = (counters ?? [{ value: 'all' as const, status: null, count: 0 }]).map(
    ({ value, status, count }) => ({ value, label: label(value, status), count }),
  )
  return (
    <div className={styles.top}>
      <CounterTabs
        className={styles.counters}
        label={t('list.counters')}
        items={items}
        value={params.status === null ? 'all' : `${params.status}`}
        flashing={flashing}
        panelId={listPanelId}
        onChange={(value) => {
          if (value === 'archive') void navigate(archivePath)
          else change({ status: value === 'all' ? null : (Number(value) as BidStatus) })
        }}
      />
      {wide && end && <span className={styles.topEnd}>{end}</span>}
      {!wide && search && (
        <div className={filters.touchSearch}>
          <LotNoSearch model={model} draft={search} touch />
        </div>
      )}
    </div>
  )
}

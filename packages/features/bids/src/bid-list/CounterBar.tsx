import { type BidStatus, bidStatusName } from '@seriba/domain/bids/bid-status'
import { CounterTabs } from '@seriba/ui/Tabs'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import styles from './BidList.module.css'
import type { CounterValue } from './counters.ts'
import type { BidListModel } from './use-bid-list-model.ts'

export const listPanelId = 'bid-list'
const archivePath = '/archive-bids'

/** The statuses, each with its count: the first choice on every bid list. */
export function CounterBar({ model }: { model: BidListModel }) {
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
  )
}

import { type BidStatus, bidStatusName } from '@seriba/domain/bids/bid-status'
import { CounterTabs } from '@seriba/ui/Tabs'
import { useTranslation } from 'react-i18next'
import styles from './BidList.module.css'
import type { BidListModel } from './use-bid-list-model.ts'

export const listPanelId = 'bid-list'

/** The statuses, each with its count: the first choice on every bid list. */
export function CounterBar({ model }: { model: BidListModel }) {
  const { t } = useTranslation(['bids', 'lots'])
  const { counters, params, side, change, flashing } = model
  const words = side === 'client' ? 'clientBidStatus' : 'bidStatus'
  const label = (status: BidStatus | null) =>
    status === null ? t('list.all') : t(`lots:${words}.${bidStatusName(status)}`)
  const items = (counters ?? [{ value: 'all' as const, status: null, count: 0 }]).map(
    ({ value, status, count }) => ({ value, label: label(status), count }),
  )
  return (
    <CounterTabs
      className={styles.counters}
      label={t('list.counters')}
      items={items}
      value={params.status === null ? 'all' : `${params.status}`}
      flashing={flashing}
      panelId={listPanelId}
      onChange={(value) => change({ status: value === 'all' ? null : (Number(value) as BidStatus) })}
    />
  )
}

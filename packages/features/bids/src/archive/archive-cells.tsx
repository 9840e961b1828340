import { bidStatus } from '@seriba/domain/bids/bid-status'
import { formatBalance } from '@seriba/domain/format/number'
import { NoValue } from '@seriba/ui/Table'
import { useTranslation } from 'react-i18next'
import type { CellProps } from '../bid-table/column.ts'
import { StatusSwitcher } from '../status-switcher/StatusSwitcher.tsx'
import styles from './archive.module.css'

const compared: readonly number[] = [bidStatus.finished, bidStatus.win]

/** The bid less the sold price: what was left over, or what was missing. */
export function DifferenceCell({ bid }: CellProps) {
  if (bid.soldPrice === 0 || !compared.includes(bid.bidStatus)) return <NoValue />
  const difference = bid.bidAmount - bid.soldPrice
  return (
    <span className={`num ${styles.difference}`} data-short={difference < 0 || undefined}>
      {difference > 0 && '+'}
      {formatBalance(difference)}
    </span>
  )
}

/** The statuses as in the Bid Manager, closed. */
export function ArchivedStatusCell({ bid }: CellProps) {
  const { t } = useTranslation('bids')
  return (
    <StatusSwitcher
      lotNo={bid.lotNo}
      status={bid.bidStatus}
      disabledReason={t('list.archived')}
      onChoose={() => {}}
    />
  )
}

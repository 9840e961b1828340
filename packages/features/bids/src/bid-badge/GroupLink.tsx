import type { Bid } from '@seriba/contracts/bid-lists'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { groupPath } from '../group-view/group-path.ts'
import styles from './bid-badge.module.css'
import { GroupChip } from './GroupChip.tsx'

/** A bid's group; links to all of its bids. */
export function GroupLink({ bid }: { bid: Bid }) {
  const { t } = useTranslation('groups')
  if (bid.bidGroup === null || !bid.bidGroupLabel) return null
  const label = bid.bidGroupPrefix ? `${bid.bidGroupPrefix}-${bid.bidGroupLabel}` : bid.bidGroupLabel
  return (
    <Link
      className={styles.link}
      to={groupPath(bid.bidGroup, bid.user?.jasClientId)}
      aria-label={t('open', { label })}
      title={label}
    >
      <GroupChip label={bid.bidGroupLabel} prefix={bid.bidGroupPrefix} clash={bid.groupClash} />
    </Link>
  )
}

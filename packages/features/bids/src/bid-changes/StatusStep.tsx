import type { BidStatus } from '@seriba/domain/bids/bid-status'
import { Icon } from '@seriba/ui/Icon'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BidStatusBadge } from '../bid-badge/BidStatusBadge.tsx'
import styles from './bid-changes.module.css'

/** The old status and the new one. */
export function StatusStep({ from, to }: { from: BidStatus; to: BidStatus }) {
  const { t } = useTranslation('bids')
  return (
    <p className={styles.step}>
      <span>{t('status.change')}</span>
      <BidStatusBadge status={from} side="manager" />
      <Icon icon={ArrowRight} size={14} />
      <BidStatusBadge status={to} side="manager" />
    </p>
  )
}

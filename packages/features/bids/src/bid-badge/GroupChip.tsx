import { Icon } from '@seriba/ui/Icon'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './bid-badge.module.css'

type GroupChipProps = { label: string | null; prefix: string | null; clash?: boolean }

/** 'A' in one's own list, 'K17-A' if bids of several clients are shown together. */
export function GroupChip({ label, prefix, clash }: GroupChipProps) {
  const { t } = useTranslation('bids')
  if (!label) return null
  const chip = <span className={styles.group}>{prefix ? `${prefix}-${label}` : label}</span>
  if (!clash) return chip
  return (
    <span className={styles.clash} title={t('list.clash')}>
      <Icon icon={TriangleAlert} size={12} role="img" aria-label={t('list.clash')} aria-hidden={false} />
      {chip}
    </span>
  )
}

import styles from './bid-badge.module.css'

type GroupChipProps = { label: string | null; prefix: string | null }

/** 'A' in one's own list, 'K17-A' where bids of several clients stand together. */
export function GroupChip({ label, prefix }: GroupChipProps) {
  if (!label) return null
  return <span className={styles.group}>{prefix ? `${prefix}-${label}` : label}</span>
}

import { Icon } from '@seriba/ui/Icon'
import { MessageSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './bid-table.module.css'
import type { CellProps } from './column.ts'

/** The last message about a bid, to read. */
export function MessageCell({ bid }: Pick<CellProps, 'bid'>) {
  const { t } = useTranslation('bids')
  const unread = bid.message !== null && !bid.isRead
  return (
    <span className={styles.message} data-unread={unread || undefined} title={bid.message ?? undefined}>
      {unread && <i role="img" aria-label={t('list.unread')} className={styles.dot} />}
      <Icon icon={MessageSquare} size={14} />
      <span className="truncate">{bid.message ?? t('list.noMessages')}</span>
    </span>
  )
}

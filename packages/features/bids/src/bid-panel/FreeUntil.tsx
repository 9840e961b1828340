import { serverNow } from '@seriba/api/server-clock'
import { cancellationDeadline } from '@seriba/domain/bids/deadlines'
import { formatDateTime } from '@seriba/domain/format/date'
import { useLocalTime } from '@seriba/i18n/use-local-time'
import { useNow } from '@seriba/ui/use-now'
import { useTranslation } from 'react-i18next'
import styles from './BidPanel.module.css'
import type { BidLot } from './bid-lot.ts'

/** Until when a bid can be taken back without asking anybody, as long as that is ahead. */
export function FreeUntil({ lot: { bidInfo, lotInfo } }: { lot: BidLot }) {
  const { t } = useTranslation('bids')
  const local = useLocalTime()
  const now = useNow(15_000, serverNow)
  const until = cancellationDeadline(lotInfo, { cancelDeadlineHours: bidInfo.cancelDeadlineHour })
  if (until === null || until <= now) return null
  const at = until.toISOString()
  const own = local(at)
  return (
    <p className={`num ${styles.free}`}>
      {t('panel.freeUntil', { at: formatDateTime(at) })}
      {own && ` (${own})`}
    </p>
  )
}

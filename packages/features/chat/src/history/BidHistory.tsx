import { useBidLogsQuery } from '@seriba/api/manager/chat'
import { roleIds } from '@seriba/domain/access/roles'
import { type BidStatus, bidStatusName } from '@seriba/domain/bids/bid-status'
import { formatDate, formatTime } from '@seriba/domain/format/date'
import { Button } from '@seriba/ui/Button'
import { Spinner } from '@seriba/ui/Spinner'
import { useTranslation } from 'react-i18next'
import styles from './BidHistory.module.css'

/** People on the client's side: what they did is what a manager looks for (DEC24). */
const clientSide: readonly (number | null)[] = [roleIds.client, roleIds.vip, roleIds.dealer]

/** Everything that happened to a bid, oldest first. */
export function BidHistory({ bidId }: { bidId: number }) {
  const { t } = useTranslation(['chat', 'lots', 'common'])
  const { currentData: logs, isError, isFetching, refetch } = useBidLogsQuery({ bidId })
  if (!logs && !isError) return <Spinner label={t('loading')} className={styles.loading} />
  if (!logs)
    return (
      <div className={styles.none}>
        <p>{t('history.failed')}</p>
        <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
          {t('common:actions.retry')}
        </Button>
      </div>
    )
  if (logs.length === 0) return <p className={styles.none}>{t('history.empty')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <ol className={styles.list} tabIndex={0} aria-label={t('history.title')}>
      {logs.map(({ date, userName, event, status, userType }, index) => {
        const name = bidStatusName(status as BidStatus)
        return (
          // Lines are only ever added at the end.
          <li key={index} className={styles.line} data-client={clientSide.includes(userType) || undefined}>
            <time dateTime={date} className="num">
              {formatDate(date)} <b>{formatTime(date)}</b>
            </time>
            <span>
              <b>{userName}</b>
              {event}
            </span>
            <span className={styles.status}>{name === 'blank' ? '' : t(`lots:bidStatus.${name}`)}</span>
          </li>
        )
      })}
    </ol>
  )
}

import { useViewBidHistoryQuery } from '@seriba/api/shared/bid-history'
import { formatDate, formatTime } from '@seriba/domain/format/date'
import { Button } from '@seriba/ui/Button'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import styles from './bid-trail.module.css'

/** The history of one's own bid, latest first. */
export function BidTrail({ bidId }: { bidId: number }) {
  const { t } = useTranslation(['groups', 'common'])
  const query = useViewBidHistoryQuery({ bidId }, { refetchOnMountOrArgChange: true })
  const { currentData: lines, isError, isFetching, refetch } = query
  if (!lines && !isError) return <Skeleton height={48} faint />
  if (!lines)
    return (
      <p>
        {t('groups:happenedFailed')}{' '}
        <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
          {t('common:actions.retry')}
        </Button>
      </p>
    )
  if (lines.length === 0) return <p>{t('groups:happenedNone')}</p>
  return (
    <ol className={styles.list}>
      {lines.map(({ date, userName, own, event }) => (
        <li key={`${date} ${event}`}>
          <time dateTime={date} className="num">
            {formatDate(date)} {formatTime(date)}
          </time>
          <span>
            <b>{own ? t('groups:you') : (userName ?? t('groups:system'))}</b> {event}
          </span>
        </li>
      ))}
    </ol>
  )
}

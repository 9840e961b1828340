import { serverNow } from '@seriba/api/server-clock'
import { useGroupHistoryQuery } from '@seriba/api/shared/bid-groups'
import { formatDate, formatTime } from '@seriba/domain/format/date'
import { jstDay } from '@seriba/domain/time/jst'
import { Button } from '@seriba/ui/Button'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './group-parts.module.css'

type GroupHistoryProps = { bidGroup: number; userId: number | undefined }

/** The history of a group's bids, latest first. */
export function GroupHistory({ bidGroup, userId }: GroupHistoryProps) {
  const { t } = useTranslation(['groups', 'common'])
  const id = useId()
  const {
    currentData: lines,
    isError,
    isFetching,
    refetch,
  } = useGroupHistoryQuery(
    { bidGroup, ...(userId !== undefined && { userId }) },
    { refetchOnMountOrArgChange: true },
  )
  const today = jstDay(serverNow())
  return (
    <section className={styles.happened} aria-labelledby={id} aria-busy={!lines && !isError}>
      <h3 id={id}>{t('happened')}</h3>
      {isError && !lines && (
        <p className={styles.failed}>
          {t('happenedFailed')}{' '}
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            {t('common:actions.retry')}
          </Button>
        </p>
      )}
      {!lines && !isError && <Skeleton width="100%" height={90} faint />}
      {lines?.length === 0 && <p className={styles.text}>{t('happenedNone')}</p>}
      <ol>
        {lines?.map(({ date, userName, own, event, lots }) => (
          <li key={`${date} ${event} ${lots.join()}`}>
            <time dateTime={date} className="num">
              {jstDay(date) === today ? formatTime(date) : `${formatDate(date)} ${formatTime(date)}`}
            </time>
            <span>
              <b>{own ? t('you') : (userName ?? t('system'))}</b> {event}{' '}
              <small className="num-words">{t('lot', { count: lots.length, lots: lots.join(', ') })}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

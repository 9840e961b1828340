import { useAppDispatch, useAppSelector } from '@seriba/api/hooks'
import { catchUpSeen, selectCaughtUp, selectLostSince } from '@seriba/api/notifications-slice'
import { formatTime } from '@seriba/domain/format/date'
import { Icon } from '@seriba/ui/Icon'
import { TextButton } from '@seriba/ui/TextLink'
import { CircleCheck, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ConnectionBanner.module.css'

/** A short interruption does not matter. */
const afterMs = 5000
const seenMs = 4000

/** Says below the header that the content may be outdated, and what arrived once the connection is back. */
export function ConnectionBanner() {
  const { t } = useTranslation('notifications')
  const dispatch = useAppDispatch()
  const since = useAppSelector(selectLostSince)
  const caughtUp = useAppSelector(selectCaughtUp)
  const isDue = useIsDue(since)

  useEffect(() => {
    if (caughtUp === null) return
    const timer = setTimeout(() => dispatch(catchUpSeen()), seenMs)
    return () => clearTimeout(timer)
  }, [caughtUp, dispatch])

  return (
    <div role="status">
      {since !== null && isDue && (
        <div className={styles.banner} data-tone="ink">
          <Icon icon={WifiOff} size={16} />
          <p>
            <b>{t('offline.since', { time: formatTime(new Date(since).toISOString()) })}</b>{' '}
            {t('offline.asWas')} <span className={styles.note}>{t('offline.note')}</span>
          </p>
          <TextButton className={styles.retry} onClick={tryNow}>
            {t('offline.retry')}
          </TextButton>
        </div>
      )}
      {caughtUp !== null && caughtUp > 0 && (
        <div className={styles.banner} data-tone="green">
          <Icon icon={CircleCheck} size={16} />
          <p>
            <b>{t('offline.back')}</b> {t('offline.changes', { count: caughtUp })}
          </p>
        </div>
      )}
    </div>
  )
}

/** The socket's code is loaded whenever there was a connection to lose. */
const tryNow = () => void import('@seriba/api/socket').then(({ reconnect }) => reconnect())

/** Whether a connection has been lost for long enough to say so. */
function useIsDue(since: number | null): boolean {
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (since === null) return setDue(false)
    const timer = setTimeout(() => setDue(true), Math.max(0, since + afterMs - Date.now()))
    return () => clearTimeout(timer)
  }, [since])
  return due
}

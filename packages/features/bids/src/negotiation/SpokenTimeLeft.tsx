import { serverNow } from '@seriba/api/server-clock'
import { minuteMs } from '@seriba/domain/time/time-left'
import { useNow } from '@seriba/ui/use-now'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** The minutes before the end at which it is announced; reading out every tick would drown out everything else. */
const spokenAt = [60, 30, 10, 5]

/** The time left to answer, for screen readers: announced at a few moments, and not when the page is opened. */
export function SpokenTimeLeft({ until }: { until: string }) {
  const { t } = useTranslation('negotiation')
  const left = Date.parse(until) - useNow(15_000, serverNow).getTime()
  const reached = left > 0 ? spokenAt.findLast((minutes) => left <= minutes * minuteMs) : undefined
  const atFirst = useRef(reached)
  return (
    <span className="visually-hidden" role="status">
      {reached !== undefined && reached !== atFirst.current && t('minutesLeft', { count: reached })}
    </span>
  )
}

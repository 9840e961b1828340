import { serverNow } from '@seriba/api/server-clock'
import { clockLeft, type TimeLeft as Left, timeLeft, urgency } from '@seriba/domain/time/time-left'
import { Badge } from '@seriba/ui/Badge'
import { Icon } from '@seriba/ui/Icon'
import { useNow } from '@seriba/ui/use-now'
import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './BidPanel.module.css'

const tones = { urgent: 'red', soon: 'orange', calm: 'gray', passed: 'gray' } as const

type TimeLeftProps = {
  until: string
  /** The first line next to a lot. */
  large?: boolean
}

/** 'in 2 days 5 h', 'in 18 min': counts down live. */
export function TimeLeft({ until, large }: TimeLeftProps) {
  const { t } = useTranslation('bids')
  const now = useNow(15_000, serverNow)
  const text = wordsFor(t, timeLeft(until, now))
  const tone = tones[urgency(until, now)]
  if (large)
    return (
      <b className={`tabular ${styles.leftLarge}`} data-tone={tone}>
        {tone === 'red' ? <Seconds until={until} /> : text}
      </b>
    )
  return (
    <Badge tone={tone} className={styles.left}>
      <Icon icon={Clock} size={12} />
      {text}
    </Badge>
  )
}

/** In the last hour every second counts. */
function Seconds({ until }: { until: string }) {
  return clockLeft(until, useNow(1000, serverNow))
}

function wordsFor(t: ReturnType<typeof useTranslation<'bids'>>['t'], left: Left): string {
  switch (left.unit) {
    case 'passed':
      return t('panel.left.passed')
    case 'days':
      return left.hours === 0
        ? t('panel.left.days', { count: left.days })
        : t('panel.left.daysHours', { count: left.days, hours: left.hours })
    case 'hours':
      return t('panel.left.hours', { hours: left.hours, minutes: left.minutes })
    case 'minutes':
      return t('panel.left.minutes', { minutes: left.minutes })
  }
}

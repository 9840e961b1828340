import { timeLeft, urgency } from '@seriba/domain/time/time-left'
import { Badge } from '@seriba/ui/Badge'
import { Icon } from '@seriba/ui/Icon'
import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../shared/use-now.ts'
import styles from './BidPanel.module.css'

const tones = { urgent: 'red', soon: 'orange', calm: 'gray', passed: 'gray' } as const

/** 'in 2 days', 'in 18 min': counts down while one looks at it. */
export function TimeLeft({ until }: { until: string }) {
  const { t } = useTranslation('bids')
  const now = useNow()
  const left = timeLeft(until, now)
  const text = {
    passed: () => t('panel.left.passed'),
    days: () => t('panel.left.days', { count: 'days' in left ? left.days : 0 }),
    hours: () => t('panel.left.hours', left),
    minutes: () => t('panel.left.minutes', left),
  }[left.unit]()
  return (
    <Badge tone={tones[urgency(until, now)]} className={styles.left}>
      <Icon icon={Clock} size={12} />
      {text}
    </Badge>
  )
}

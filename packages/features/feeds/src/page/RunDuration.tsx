import type { FeedRun } from '@seriba/contracts/feeds'
import { useTranslation } from 'react-i18next'

/** How long a run took; empty while it is running. */
export function RunDuration({ run: { startedAt, endedAt } }: { run: FeedRun }) {
  const { t } = useTranslation('feeds')
  if (endedAt === null) return null
  const seconds = Math.max(0, Date.parse(endedAt) - Date.parse(startedAt)) / 1000
  if (seconds < 10) return t('took.seconds', { seconds: seconds.toFixed(1) })
  if (seconds < 120) return t('took.seconds', { seconds: String(Math.round(seconds)) })
  return t('took.minutes', { minutes: String(Math.round(seconds / 60)) })
}

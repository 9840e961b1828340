import type { WebhookDelivery } from '@seriba/contracts/webhooks'
import { formatUpcoming } from '@seriba/domain/format/date'
import { groupThousands } from '@seriba/domain/format/number'
import { isGone, isTaken, mostTries } from '@seriba/domain/webhooks/delivery-rules'
import { Badge } from '@seriba/ui/Badge'
import { useTranslation } from 'react-i18next'

type Facts = { delivery: WebhookDelivery }

/** The status of the last answer; if there was none, that it is pending or failed. */
export function AnswerBadge({ delivery: { status, error, state } }: Facts) {
  const { t } = useTranslation('webhooks')
  if (status !== null && !(state === 'waiting' && isTaken(status)))
    return <Badge tone={isTaken(status) ? 'green' : 'red'}>{status}</Badge>
  if (error) return <Badge tone="red">{t('delivery.noAnswer')}</Badge>
  if (state === 'held') return <Badge>{t('log.held')}</Badge>
  return (
    <Badge tone={state === 'failed' ? 'gray' : 'orange'}>
      {t(state === 'failed' ? 'log.skipped' : 'log.wait')}
    </Badge>
  )
}

/** How long it took, how many times it was tried, and when the next try is. */
export function OutcomeText({ delivery }: Facts) {
  const { t } = useTranslation('webhooks')
  const { state, status, error, tries, nextTryAt, duration } = delivery
  const why = error && `${t(`log.errors.${error}`)}, `
  if (state === 'delivered') return t('log.milliseconds', { count: groupThousands(duration ?? 0) as never })
  if (state === 'held') return t('log.untilOn')
  if (state === 'failed') {
    if (tries === 0) return t('log.skipped')
    return isGone(status) ? t('log.gone') : `${why ?? ''}${t('log.failedAfter', { count: tries })}`
  }
  if (tries === 0 || !nextTryAt) return t('log.queued')
  return `${why ?? ''}${t('log.triesNext', { tries, most: mostTries, at: formatUpcoming(nextTryAt, new Date()) })}`
}

/** The beginning of a number is enough to distinguish it from its neighbors. */
export const shortId = (eventId: string) => eventId.slice(0, 12)

import { useStopPullMutation } from '@seriba/api/manager/feed-sources'
import type { FeedPull } from '@seriba/contracts/feed-sources'
import { formatDateTime } from '@seriba/domain/format/date'
import { groupThousands } from '@seriba/domain/format/number'
import { useMessage } from '@seriba/forms/use-message'
import { Button } from '@seriba/ui/Button'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { Meter } from '@seriba/ui/Meter'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shareOf } from './pull-share.ts'
import styles from './pulls.module.css'

/** A part of a source: how much of it has been read, and what is holding it up. */
export function PullLine({ feedId, pull }: { feedId: number; pull: FeedPull }) {
  const { t } = useTranslation(['feedSource', 'common'])
  const [stop, stopping] = useStopPullMutation()
  const { fail } = useMessage()
  const [asked, setAsked] = useState(false)
  const { part, isUnderWay, read, total, failure, retryAt } = pull
  const share = shareOf(pull)
  const name = t(`feedSource:parts.${part}`)
  return (
    <li className={styles.part}>
      <div className={styles.row}>
        <b>{name}</b>
        <span className="num-words">
          {total === null
            ? read > 0 && t('feedSource:pull.soFar', { read: groupThousands(read) })
            : t('feedSource:pull.ofTotal', { read: groupThousands(read), total: groupThousands(total) })}
        </span>
        {isUnderWay && (
          <Button size="sm" onClick={() => setAsked(true)}>
            {t('feedSource:pull.stop')}
          </Button>
        )}
      </div>
      {share !== null && (
        <span
          role="progressbar"
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
        >
          <Meter share={share} tone="free" className={styles.meter} />
        </span>
      )}
      <PullFacts pull={pull} />
      {failure && retryAt && (
        <p className={styles.failure} role="status">
          {t('feedSource:pull.failure', {
            why: t(`feedSource:failures.${failure.reason}`),
            at: formatDateTime(retryAt),
          })}{' '}
          {failure.said !== '' && <code>{failure.said}</code>}
        </p>
      )}
      <ConfirmDialog
        isOpen={asked}
        title={t('feedSource:pull.stopTitle', { part: name })}
        confirmLabel={t('feedSource:pull.stop')}
        cancelLabel={t('common:actions.cancel')}
        busy={stopping.isLoading}
        onClose={() => setAsked(false)}
        onConfirm={() =>
          void stop({ id: feedId, part })
            .unwrap()
            .catch(fail)
            .finally(() => setAsked(false))
        }
      >
        {t('feedSource:pull.stopText')}
      </ConfirmDialog>
    </li>
  )
}

function PullFacts({ pull }: { pull: FeedPull }) {
  const { t } = useTranslation('feedSource')
  const { isUnderWay, read, total, rowsPerMinute, day, lastDay, endedAt, stopped } = pull
  const left = total !== null && rowsPerMinute > 0 ? Math.ceil(Math.max(0, total - read) / rowsPerMinute) : 0
  const facts = isUnderWay
    ? [
        ...(rowsPerMinute > 0 ? [t('pull.speed', { rate: groupThousands(rowsPerMinute) })] : []),
        ...(day !== null && lastDay !== null && day !== lastDay
          ? [t('pull.day', { day: day.replaceAll('-', '.'), lastDay: lastDay.replaceAll('-', '.') })]
          : []),
        ...(left > 0 ? [t('pull.left', { count: left })] : []),
      ]
    : [
        stopped
          ? t('pull.stopped')
          : endedAt
            ? t('pull.done', { at: formatDateTime(endedAt) })
            : t('pull.never'),
      ]
  return <p className={styles.quiet}>{facts.join(', ')}</p>
}

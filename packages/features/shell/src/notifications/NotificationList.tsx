import { toApiError } from '@seriba/api/api-error'
import { useNotificationListQuery, useReadNotificationsMutation } from '@seriba/api/shared/notification-list'
import type { NotificationItem } from '@seriba/contracts/notification-list'
import { type NotificationKind, notificationKindsOf } from '@seriba/domain/notifications/notification-kinds'
import { Button } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Skeleton } from '@seriba/ui/Skeleton'
import { Tabs } from '@seriba/ui/Tabs'
import { BellOff } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { daysOf } from './days-of.ts'
import { NotificationRow, type Viewer } from './NotificationRow.tsx'
import { NotificationTools, pageSize } from './NotificationTools.tsx'
import styles from './notifications.module.css'
import { useDayName } from './use-day-name.ts'

const most = 500

type NotificationListProps = {
  viewer: Viewer
  /** A link was followed: the list's container closes. */
  onLeave: () => void
  /** Off if its container has a title of its own, with the tools next to it. */
  headed: boolean
}

/** The contents of toasts, kept for a week: read, unread, and where each leads. */
export function NotificationList({ viewer, onLeave, headed }: NotificationListProps) {
  const { t } = useTranslation(['notificationList', 'notifications'])
  const [kind, setKind] = useState<NotificationKind>('all')
  const [limit, setLimit] = useState(pageSize)
  const list = useNotificationListQuery({ kind, limit })
  const [markRead] = useReadNotificationsMutation()
  const panelId = useId()
  const { items, unread = 0, unreadOf = { bids: 0, purchases: 0, messages: 0 } } = list.data ?? {}
  const counts: Record<NotificationKind, number> = { all: unread, ...unreadOf }

  return (
    <div className={styles.list}>
      {headed && (
        <div className={styles.head}>
          <h2 className={styles.title}>{t('notifications:region')}</h2>
          <NotificationTools />
        </div>
      )}
      <Tabs
        className={styles.tabs}
        label={t('kinds')}
        panelId={panelId}
        items={notificationKindsOf(viewer).map((value) => ({
          value,
          label: t(`kind.${value}`),
          ...(counts[value] > 0 && { count: counts[value] }),
        }))}
        value={kind}
        onChange={(next) => {
          setKind(next)
          setLimit(pageSize)
        }}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`kind.${kind}`)} className={styles.panel}>
        {list.isError ? (
          <Failure list={list} />
        ) : !items || list.currentData === undefined ? (
          <Loading />
        ) : items.length === 0 ? (
          <EmptyState icon={BellOff} title={t('empty')} text={t('emptyText')} />
        ) : (
          <>
            <Days
              viewer={viewer}
              items={items}
              onLeave={onLeave}
              onRead={(seq) => void markRead({ seqs: [seq] })}
            />
            {list.data?.more && limit < most && (
              <Button
                block
                variant="ghost"
                busy={list.isFetching}
                onClick={() => setLimit(Math.min(most, limit + 2 * pageSize))}
              >
                {t('earlier')}
              </Button>
            )}
            {!list.data?.more && <p className={styles.end}>{t('end')}</p>}
          </>
        )}
      </div>
    </div>
  )
}

function Days({ items, ...acts }: DaysProps) {
  const nameOf = useDayName()
  return daysOf(items).map(({ day, items: ofDay }) => (
    <section key={day} aria-label={nameOf(day)}>
      <h3 className={styles.day}>{nameOf(day)}</h3>
      <ul>
        {ofDay.map((item) => (
          <NotificationRow key={item.seq} item={item} {...acts} />
        ))}
      </ul>
    </section>
  ))
}

type DaysProps = {
  viewer: Viewer
  items: readonly NotificationItem[]
  onLeave: () => void
  onRead: (seq: number) => void
}

type Failed = Pick<ReturnType<typeof useNotificationListQuery>, 'error' | 'isFetching' | 'refetch'>

function Failure({ list }: { list: Failed }) {
  const { t } = useTranslation(['notificationList', 'refusal', 'common'])
  return (
    <ErrorState
      title={t('notificationList:failed')}
      text={t(`refusal:${toApiError(list.error)?.code ?? 'internal'}`)}
      retryLabel={t('common:actions.retry')}
      retrying={list.isFetching}
      onRetry={() => void list.refetch()}
    />
  )
}

const rows = ['first', 'second', 'third', 'fourth']

const Loading = () => (
  <ul aria-busy>
    {rows.map((row) => (
      <li key={row} aria-hidden className={styles.row}>
        <Skeleton width={16} height={16} />
        <div className={styles.words}>
          <Skeleton width="60%" height={10} />
          <Skeleton width="85%" height={10} />
        </div>
      </li>
    ))}
  </ul>
)

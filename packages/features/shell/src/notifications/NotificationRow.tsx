import type { NotificationItem } from '@seriba/contracts/notification-list'
import type { News } from '@seriba/contracts/notifications'
import type { Actor } from '@seriba/domain/access/actor'
import { formatTime } from '@seriba/domain/format/date'
import { linkOfNotification, lotOfNotification } from '@seriba/domain/notifications/notification-link'
import { Icon } from '@seriba/ui/Icon'
import { IconButton } from '@seriba/ui/IconButton'
import { TextLink } from '@seriba/ui/TextLink'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './notifications.module.css'
import { newsIcon, newsInBrief, useNewsWords } from './use-news-words.ts'

export type Viewer = Pick<Actor, 'userType' | 'roleId'>

type NotificationRowProps = {
  item: NotificationItem
  viewer: Viewer
  onLeave: () => void
  onRead: (seq: number) => void
}

/** The title links to the bid or its chat, the lot's number to the lot; either one marks it as read. */
export function NotificationRow({
  item: { seq, at, payload, isRead },
  viewer,
  onLeave,
  onRead,
}: NotificationRowProps) {
  const { t } = useTranslation('notificationList')
  const { titleOf } = useNewsWords()
  const follow = () => {
    if (!isRead) onRead(seq)
    onLeave()
  }
  return (
    <li className={styles.row} data-unread={!isRead || undefined}>
      <Icon
        icon={newsIcon(payload)}
        className={styles.icon}
        data-win={payload.eventType === 'managerWinBid' || undefined}
      />
      <div className={styles.words}>
        <Link to={linkOfNotification(viewer, payload)} className={styles.what} onClick={follow}>
          {!isRead && <span className="visually-hidden">{t('unread')} </span>}
          {titleOf(payload)}
        </Link>
        <p className={styles.lot}>
          {'lotNo' in payload ? <AboutLot news={payload} onFollow={follow} /> : newsInBrief(payload)}
        </p>
      </div>
      <div className={styles.side}>
        <time dateTime={at} className="num">
          {formatTime(at)}
        </time>
        {!isRead && (
          <IconButton
            icon={Check}
            size="xs"
            className={styles.mark}
            label={t('markRead')}
            onClick={() => onRead(seq)}
          />
        )}
      </div>
    </li>
  )
}

type LotNews = Extract<News, { lotNo: number }>

function AboutLot({ news, onFollow }: { news: LotNews; onFollow: () => void }) {
  const { t } = useTranslation('notificationList')
  const { nameIn, changeOf } = useNewsWords()
  const change = changeOf(news)
  const client = nameIn(news)
  return (
    <>
      {client && `${client}: `}
      {news.auctionName}{' '}
      {'bidId' in news ? (
        `${news.lotNo}: ${news.comment}`
      ) : (
        <>
          <TextLink
            className="num"
            aria-label={t('openLot', { lotNo: news.lotNo })}
            onClick={onFollow}
            render={(props) => <Link {...props} to={lotOfNotification(news)} />}
          >
            {news.lotNo}
          </TextLink>
          {`, ${news.specification}`}
          {change && `: ${change}`}
        </>
      )}
    </>
  )
}

import { serverNow } from '@seriba/api/server-clock'
import type { ManagerDashboard } from '@seriba/contracts/dashboard'
import { formatDate, formatTime } from '@seriba/domain/format/date'
import { jstDay } from '@seriba/domain/time/jst'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from '../page/dashboard.module.css'
import { Part } from './Part.tsx'

type ChatsProps = {
  chats: ManagerDashboard['chats']
  /** The list of bids in which a chat opens. */
  list: string
}

/** Messages that are waiting for an answer, latest first. */
export function Chats({ chats, list }: ChatsProps) {
  const { t } = useTranslation('dashboard')
  return (
    <Part title={t('chats.title')} figure={chats.count} empty={t('chats.empty')}>
      {chats.rows.map(({ bidId, lotNo, author, text, at }) => (
        <li key={bidId} className={styles.line}>
          <div className={styles.words}>
            <p className="wraps">
              <b>{author}</b>
            </p>
            <p className={`truncate ${styles.second}`}>{text}</p>
          </div>
          <div className={styles.end}>
            <TextLink render={(props) => <Link {...props} to={`${list}?bid=${bidId}`} />}>
              {t('chats.answer', { lotNo })}
            </TextLink>
            <time dateTime={at} className={`num ${styles.second}`}>
              {jstDay(at) === jstDay(serverNow()) ? formatTime(at) : formatDate(at)}
            </time>
          </div>
        </li>
      ))}
    </Part>
  )
}

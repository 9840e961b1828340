import type { ChatMessage } from '@seriba/contracts/chat'
import { formatTime } from '@seriba/domain/format/date'
import { useTranslation } from 'react-i18next'
import styles from './messages.module.css'

/** One's own side is on the right, the other on the left. */
export function Message({ message: { text, time, isOwn } }: { message: ChatMessage }) {
  const { t } = useTranslation('chat')
  return (
    <p className={styles.message} data-own={isOwn || undefined}>
      <span className="visually-hidden">{isOwn ? t('own') : t('other')}: </span>
      {text}
      <time dateTime={time} className={styles.time}>
        {formatTime(time)}
      </time>
    </p>
  )
}

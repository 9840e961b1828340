import { formatTime } from '@seriba/domain/format/date'
import { Icon } from '@seriba/ui/Icon'
import { TextButton } from '@seriba/ui/TextLink'
import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './messages.module.css'
import type { Unsent } from './use-message-queue.ts'

/** Sent automatically once there is a connection, unless it is taken back before. */
export function WaitingMessage({ message, onRemove }: { message: Unsent; onRemove: () => void }) {
  const { t } = useTranslation('chat')
  return (
    <>
      <p className={styles.message} data-own data-waiting>
        {message.text}
        <time dateTime={message.time} className={styles.time}>
          {formatTime(message.time)}
        </time>
      </p>
      <span className={styles.waiting}>
        <Icon icon={Clock} size={12} />
        {t('waiting')} <TextButton onClick={onRemove}>{t('delete')}</TextButton>
      </span>
    </>
  )
}

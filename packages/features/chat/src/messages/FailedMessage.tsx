import { formatTime } from '@seriba/domain/format/date'
import { Icon } from '@seriba/ui/Icon'
import { TextButton } from '@seriba/ui/TextLink'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './messages.module.css'
import type { Unsent } from './use-message-queue.ts'

export function FailedMessage({ message, onRetry }: { message: Unsent; onRetry: () => void }) {
  const { t } = useTranslation(['chat', 'common'])
  return (
    <>
      <p className={styles.message} data-own data-failed>
        {message.text}
        <time dateTime={message.time} className={styles.time}>
          {formatTime(message.time)}
        </time>
      </p>
      <span className={styles.error}>
        <Icon icon={CircleAlert} size={12} />
        {t('notSent')} <TextButton onClick={onRetry}>{t('common:actions.retry')}</TextButton>
      </span>
    </>
  )
}

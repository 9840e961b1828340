import { useNotificationListQuery, useReadNotificationsMutation } from '@seriba/api/shared/notification-list'
import { Button } from '@seriba/ui/Button'
import { IconButton } from '@seriba/ui/IconButton'
import { useWide } from '@seriba/ui/use-wide'
import { Volume2, VolumeX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSoundChoice } from '../sounds/use-sound-choice.ts'
import styles from './notifications.module.css'

/** How many there are at first. */
export const pageSize = 30

/** To the right of the list's title, wherever that is. Later notifications are not marked as read. */
export function NotificationTools() {
  const { t } = useTranslation('notificationList')
  const size = useWide() ? 'sm' : 'touch'
  const { data } = useNotificationListQuery({ kind: 'all', limit: pageSize })
  const [markRead] = useReadNotificationsMutation()
  const [sounds, chooseSounds] = useSoundChoice()
  const newest = data?.items[0]?.seq
  return (
    <div className={styles.tools}>
      <IconButton
        icon={sounds ? Volume2 : VolumeX}
        size={size}
        aria-pressed={!sounds}
        label={t('mute')}
        onClick={() => chooseSounds(!sounds)}
      />
      <Button
        variant="ghost"
        size={size}
        disabled={!data?.unread || newest === undefined}
        onClick={() => newest !== undefined && void markRead({ upTo: newest })}
      >
        {t('readAll')}
      </Button>
    </div>
  )
}

import {
  useUpdateNotificationChoicesMutation,
  useViewNotificationChoicesQuery,
} from '@seriba/api/shared/notification-choices'
import type { NotificationChoices } from '@seriba/domain/notifications/choices'
import { useState } from 'react'
import { useDebouncedSave } from '../settings/use-debounced-save.ts'

/**
 * Notification choices: saved on the server once they have been unchanged for a moment, and restored if saving fails.
 */
export function useNotificationChoices() {
  const { data, isError, isFetching, refetch } = useViewNotificationChoicesQuery()
  const [update, { isLoading, isSuccess, isError: failed }] = useUpdateNotificationChoicesMutation()
  const [touched, setTouched] = useState<NotificationChoices | null>(null)
  const { saveSoon } = useDebouncedSave(async (next: NotificationChoices) => {
    // Quiet hours are in the time zone of the person who chooses them.
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const { error } = await update({ ...next, timeZone })
    // Later choices are being saved separately.
    if (error) setTouched((now) => (now === next ? null : now))
  })

  return {
    choices: touched ?? data,
    unread: isError,
    reading: isFetching,
    readAgain: () => void refetch(),
    saving: isLoading,
    saved: isSuccess,
    failed,
    choose(next: NotificationChoices) {
      setTouched(next)
      saveSoon(next)
    },
  }
}

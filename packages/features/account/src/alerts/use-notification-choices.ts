import {
  useUpdateNotificationChoicesMutation,
  useViewNotificationChoicesQuery,
} from '@seriba/api/shared/notification-choices'
import type { NotificationChoices } from '@seriba/domain/notifications/choices'
import { useState } from 'react'
import { useRestingSave } from '../settings/use-resting-save.ts'

/** What one wants to be told of: kept by the server once it has rested, and as it was when that failed. */
export function useNotificationChoices() {
  const { data, isError, isFetching, refetch } = useViewNotificationChoicesQuery()
  const [update, { isLoading, isSuccess, isError: failed }] = useUpdateNotificationChoicesMutation()
  const [touched, setTouched] = useState<NotificationChoices | null>(null)
  const { saveSoon } = useRestingSave(async (next: NotificationChoices) => {
    // Quiet hours are meant by the clock of the person who chooses them.
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const { error } = await update({ ...next, timeZone })
    // What has been chosen since then is on its way itself.
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

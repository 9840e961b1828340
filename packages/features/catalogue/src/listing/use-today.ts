import { serverNow } from '@seriba/api/server-clock'
import { jstDay } from '@seriba/domain/time/jst'
import { useSyncExternalStore } from 'react'

const minute = 60_000

function subscribe(listener: () => void) {
  const timer = setInterval(listener, minute)
  return () => clearInterval(timer)
}

const today = () => jstDay(serverNow())

/** Today in Japan, also on a page that stays open over midnight. */
export const useToday = () => useSyncExternalStore(subscribe, today, today)

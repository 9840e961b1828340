import { serverNow } from '@seriba/api/server-clock'
import { jstDay } from '@seriba/domain/time/jst'
import { useSyncExternalStore } from 'react'

const minute = 60_000

function subscribe(listener: () => void) {
  const timer = setInterval(listener, minute)
  return () => clearInterval(timer)
}

const today = () => jstDay(serverNow())

/** Today in Japan, even on a page that stays open past midnight. */
export const useToday = () => useSyncExternalStore(subscribe, today, today)

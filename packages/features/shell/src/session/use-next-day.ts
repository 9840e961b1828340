import { api } from '@seriba/api/api'
import { useAppDispatch } from '@seriba/api/hooks'
import { serverNow } from '@seriba/api/server-clock'
import { jstDay } from '@seriba/domain/time/jst'
import { useEffect } from 'react'

const lookEveryMs = 60_000

/**
 * Refetches what depends on the day on a page that stays open past midnight in Japan: by then, bids of the day before
 * are archived (GAP42), lots have ended, and other costs may apply.
 */
export function useNextDay() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    let day = jstDay(serverNow())
    const timer = setInterval(() => {
      const now = jstDay(serverNow())
      if (now === day) return
      day = now
      dispatch(
        api.util.invalidateTags(['Bid', 'BidFilters', 'Counters', 'Dashboard', 'Schedule', 'Lot', 'Cost']),
      )
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [dispatch])
}

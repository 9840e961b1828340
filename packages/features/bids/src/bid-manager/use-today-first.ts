import { serverNow } from '@seriba/api/server-clock'
import { jstDay } from '@seriba/domain/time/jst'
import { useEffect, useRef } from 'react'
import { hasFilters } from '../bid-list/bid-list-params.ts'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'

/** The Japanese day on which this tab was opened. */
const begunKey = 'seriba-bids-begun'

/**
 * With `bidsTodayDefault`, a manager starts with today's auctions. Only once a day, and not if a link led to
 * something else; afterwards the choice is theirs, even after a reload.
 */
export function useTodayFirst({ params, change }: BidListModel, on: boolean) {
  const done = useRef(false)
  useEffect(() => {
    if (!on || done.current) return
    done.current = true
    if (hasFilters(params.filters) || params.bid !== null) return
    const today = jstDay(serverNow())
    if (sessionStorage.getItem(begunKey) === today) return
    sessionStorage.setItem(begunKey, today)
    change({ filters: { ...params.filters, date: today } }, { replace: true })
  }, [on, params, change])
}

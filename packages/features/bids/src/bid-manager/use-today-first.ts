import { jstDay } from '@seriba/domain/time/jst'
import { useEffect, useRef } from 'react'
import { hasFilters } from '../bid-list/bid-list-params.ts'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'

/**
 * With `bidsTodayDefault` a manager begins with today's auctions. Once, and not when a link brought
 * him to something else; afterwards the choice is his.
 */
export function useTodayFirst({ params, change }: BidListModel, on: boolean) {
  const done = useRef(false)
  useEffect(() => {
    if (!on || done.current) return
    done.current = true
    if (hasFilters(params.filters) || params.bid !== null) return
    change({ filters: { ...params.filters, date: jstDay(new Date()) } }, { replace: true })
  }, [on, params, change])
}

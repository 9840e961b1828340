import type { Counter } from '@seriba/contracts/bid-lists'
import { allCount, type BidListMode, type Counter as Count } from '@seriba/domain/bids/bid-lists'
import { archiveStatuses, type BidStatus, switchableStatuses } from '@seriba/domain/bids/bid-status'
import { useEffect, useRef, useState } from 'react'

export const flashMs = 500

export type CounterValue = 'all' | 'archive' | `${BidStatus}`
export type StatusCounter = { value: CounterValue; status: BidStatus | null; count: number }

/** The buttons above a list: All, and every status with its number of bids. */
export function countersOf(counters: readonly Counter[], mode: BidListMode): StatusCounter[] {
  const statuses: readonly BidStatus[] = mode === 'archive' ? archiveStatuses : switchableStatuses
  const countOf = (status: BidStatus) => counters.find((counter) => counter.status === status)?.count ?? 0
  // The link to the archive, for those for whom the server counts it.
  const archived = counters.find(({ status }) => status === 'Archive')?.count
  return [
    { value: 'all', status: null, count: allCount(counters as readonly Count[], mode) },
    ...statuses.map((status) => ({ value: `${status}` as const, status, count: countOf(status) })),
    ...(archived === undefined || mode === 'my-bids' || mode === 'archive'
      ? []
      : [{ value: 'archive' as const, status: null, count: archived }]),
  ]
}

/** Statuses that have just gained a bid, for half a second. */
export function useFlashing(counters: readonly StatusCounter[] | null): CounterValue[] {
  const known = useRef<ReadonlyMap<CounterValue, number> | null>(null)
  const [flashing, setFlashing] = useState<CounterValue[]>([])
  const state = counters?.map(({ count }) => count).join()

  // Only changed counts matter.
  useEffect(() => {
    if (!counters) return
    const before = known.current
    known.current = new Map(counters.map(({ value, count }) => [value, count]))
    const grown = counters
      .filter(
        ({ value, count }) =>
          value !== 'all' && value !== 'archive' && before !== null && count > (before.get(value) ?? 0),
      )
      .map(({ value }) => value)
    if (grown.length === 0) return
    setFlashing(grown)
    const timer = setTimeout(() => setFlashing([]), flashMs)
    return () => clearTimeout(timer)
  }, [state])

  return flashing
}

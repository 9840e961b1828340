import type { BidListMode } from '@seriba/domain/bids/bid-lists'
import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import {
  announcesWin,
  type BidListParams,
  changeParams,
  readParams,
  segmentOf,
  selectWins,
  writeParams,
} from './bid-list-params.ts'

/** A bid list's state is its address; the Bid Manager's status is in the path (DEC09). */
export function useBidListParams(mode: BidListMode) {
  const [query] = useSearchParams()
  const segment = useLocation().pathname.split('/')[2]
  const navigate = useNavigate()
  const status = mode === 'bid-manager' ? (segment ?? 'all') : undefined
  const win = announcesWin(query)
  const params = useMemo(() => readParams(win ? selectWins(query) : query, status), [query, status, win])

  useEffect(() => {
    if (win) void navigate({ search: selectWins(query).toString() }, { replace: true })
  }, [win, query, navigate])

  const addressOf = (next: BidListParams) => {
    const search = writeParams(next, mode).toString()
    return mode === 'bid-manager'
      ? { pathname: `/bid-manager/${segmentOf(next.status)}`, search }
      : { search }
  }
  return {
    params,
    /** The bid whose chat is open. Back closes a chat that was opened here. */
    pointAt: (bid: number | null) =>
      void navigate(addressOf({ ...params, bid }), { replace: bid === null || params.bid !== null }),
    change(change: Parameters<typeof changeParams>[1], { replace = false } = {}) {
      void navigate(addressOf(changeParams(params, change)), { replace })
    },
  }
}

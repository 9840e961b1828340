import type { BidListMode } from '@seriba/domain/bids/bid-lists'
import { useEffect, useMemo } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import {
  announcesWin,
  changeParams,
  readParams,
  segmentOf,
  selectWins,
  writeParams,
} from './bid-list-params.ts'

/** The state of a bid list is its address. The Bid Manager's route names its last segment `segment`. */
export function useBidListParams(mode: BidListMode) {
  const [query] = useSearchParams()
  const { segment } = useParams()
  const navigate = useNavigate()
  const status = mode === 'bid-manager' ? (segment ?? 'all') : undefined
  const win = announcesWin(query)
  const params = useMemo(() => readParams(win ? selectWins(query) : query, status), [query, status, win])

  useEffect(() => {
    if (win) void navigate({ search: selectWins(query).toString() }, { replace: true })
  }, [win, query, navigate])

  return {
    params,
    change(change: Parameters<typeof changeParams>[1]) {
      const next = changeParams(params, change)
      const search = writeParams(next, mode).toString()
      void navigate(
        mode === 'bid-manager' ? { pathname: `/bid-manager/${segmentOf(next.status)}`, search } : { search },
      )
    },
  }
}

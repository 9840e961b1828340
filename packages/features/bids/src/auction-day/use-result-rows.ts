import { toApiError } from '@seriba/api/api-error'
import { notifyBidLots } from '@seriba/api/bid-lots'
import { useEnterResultsMutation } from '@seriba/api/manager/auction-day'
import type { DayBid } from '@seriba/contracts/auction-day'
import type { ResultOutcome } from '@seriba/domain/bids/auction-day'
import { useState } from 'react'

/** As many as one request takes. */
export const mostRows = 50

export type ResultRow = {
  bid: Pick<DayBid, 'bidId' | 'lotNo' | 'lotId' | 'model' | 'client' | 'auctionName'>
  outcome: ResultOutcome
  soldPrice: number | null
  /** Why it was not entered. */
  refusal?: string | undefined
  /** It was lost, although the lot was sold for less than the bid. */
  belowMaximum?: boolean
}

/** Results that were typed and wait to be entered together; what is refused stays, and says why. */
export function useResultRows() {
  const [rows, setRows] = useState<readonly ResultRow[]>([])
  const [failed, setFailed] = useState<string | null>(null)
  const [enter, { isLoading }] = useEnterResultsMutation()

  return {
    rows,
    failed,
    saving: isLoading,
    /** Another result of the same bid takes the place of the first. */
    add: (row: ResultRow) =>
      setRows((now) => [...now.filter(({ bid }) => bid.bidId !== row.bid.bidId), row].slice(-mostRows)),
    remove: (bidId: number) => setRows((now) => now.filter(({ bid }) => bid.bidId !== bidId)),
    /** It was lost anyway. */
    confirmLost: (bidId: number) =>
      setRows((now) =>
        now.map((row) =>
          row.bid.bidId === bidId ? { ...row, belowMaximum: true, refusal: undefined } : row,
        ),
      ),
    async save() {
      const sent = rows
      setFailed(null)
      const { data, error } = await enter({
        rows: sent.map(({ bid, outcome, soldPrice, belowMaximum }) => ({
          bidId: bid.bidId,
          outcome,
          ...(soldPrice !== null && outcome !== 'notSold' && { soldPrice }),
          ...(belowMaximum && { belowMaximum }),
        })),
      })
      if (!data) return setFailed(toApiError(error)?.code ?? 'internal')
      const refused = new Map(data.skipped.map(({ bidId, code }) => [bidId, code]))
      const entered = new Set(data.entered.map(({ bidId }) => bidId))
      setRows((now) =>
        now
          .filter(({ bid }) => !entered.has(bid.bidId))
          .map((row) => ({ ...row, refusal: refused.get(row.bid.bidId) ?? row.refusal })),
      )
      notifyBidLots(sent.map(({ bid }) => bid.lotId))
    },
  }
}

export type ResultRows = ReturnType<typeof useResultRows>

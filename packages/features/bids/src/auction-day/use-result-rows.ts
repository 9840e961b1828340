import { toApiError } from '@seriba/api/api-error'
import { notifyBidLots } from '@seriba/api/bid-lots'
import { useEnterResultsMutation } from '@seriba/api/manager/auction-day'
import type { DayBid } from '@seriba/contracts/auction-day'
import type { ResultOutcome } from '@seriba/domain/bids/auction-day'
import { useState } from 'react'

/** As many as one request takes. */
const mostRows = 50

export type ResultRow = {
  bid: Pick<DayBid, 'bidId' | 'lotNo' | 'lotId' | 'model' | 'client' | 'auctionName'>
  /** The status that the bid had as its result was typed. */
  was: number
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

  const change = (bidId: number, part: Partial<ResultRow>) =>
    setRows((now) => now.map((row) => (row.bid.bidId === bidId ? { ...row, ...part } : row)))

  /** What was entered leaves, what was refused says why; false where nothing came back. */
  async function send(some: readonly ResultRow[]): Promise<boolean> {
    const { data, error } = await enter({
      rows: some.map(({ bid, outcome, soldPrice, belowMaximum, was }) => ({
        bidId: bid.bidId,
        outcome,
        was,
        ...(soldPrice !== null && outcome !== 'notSold' && { soldPrice }),
        ...(belowMaximum && { belowMaximum }),
      })),
    })
    if (!data) {
      setFailed(toApiError(error)?.code ?? 'internal')
      return false
    }
    const refused = new Map(data.skipped.map(({ bidId, code }) => [bidId, code]))
    const entered = new Set(data.entered.map(({ bidId }) => bidId))
    setRows((now) =>
      now
        .filter(({ bid }) => !entered.has(bid.bidId))
        .map((row) => ({ ...row, refusal: refused.get(row.bid.bidId) ?? row.refusal })),
    )
    notifyBidLots(some.map(({ bid }) => bid.lotId))
    return true
  }

  return {
    rows,
    failed,
    saving: isLoading,
    /** Another result of the same bid takes the place of the first. */
    add: (row: ResultRow) => setRows((now) => [...now.filter(({ bid }) => bid.bidId !== row.bid.bidId), row]),
    remove: (bidId: number) => setRows((now) => now.filter(({ bid }) => bid.bidId !== bidId)),
    /** It was lost anyway. */
    confirmLost: (bidId: number) => change(bidId, { belowMaximum: true, refusal: undefined }),
    /** Although somebody has given the bid another status meanwhile. */
    insist: (bidId: number, was: number) => change(bidId, { was, refusal: undefined }),
    async save() {
      setFailed(null)
      for (let from = 0; from < rows.length; from += mostRows)
        if (!(await send(rows.slice(from, from + mostRows)))) return
    },
  }
}

export type ResultRows = ReturnType<typeof useResultRows>

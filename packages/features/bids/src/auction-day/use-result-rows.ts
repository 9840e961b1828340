import { toApiError } from '@seriba/api/api-error'
import { notifyBidLots } from '@seriba/api/bid-lots'
import { useEnterResultsMutation } from '@seriba/api/manager/auction-day'
import { useState } from 'react'
import type { ResultRow } from './result-row.ts'
import { type Entered, useEnteredResults } from './use-entered-results.ts'
import { usePastedLines } from './use-pasted-lines.ts'

/** The maximum number that one request takes. */
const mostRows = 50

/** Results that were typed and wait to be entered together; refused ones stay and show the reason. */
export function useResultRows() {
  const [rows, setRows] = useState<readonly ResultRow[]>([])
  const [failed, setFailed] = useState<string | null>(null)
  const [enter, { isLoading }] = useEnterResultsMutation()
  const showEntered = useEnteredResults()

  const change = (bidId: number, part: Partial<ResultRow>) =>
    setRows((now) => now.map((row) => (row.bid.bidId === bidId ? { ...row, ...part } : row)))

  /** A further result for the same bid replaces the first. */
  function add(more: readonly ResultRow[]) {
    const last = new Map(more.map((row) => [row.bid.bidId, row]))
    setRows((now) => [...now.filter(({ bid }) => !last.has(bid.bidId)), ...last.values()])
  }

  /** Entered results disappear, refused ones show the reason; false if no answer came back. */
  async function send(some: readonly ResultRow[], done: Entered[]): Promise<boolean> {
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
    const entered = new Map(data.entered.map((bid) => [bid.bidId, bid]))
    for (const { bid, outcome, soldPrice } of some) {
      const before = entered.get(bid.bidId)
      if (before) done.push({ ...before, lotNo: bid.lotNo, lotId: bid.lotId, outcome, soldPrice })
    }
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
    add,
    pasted: usePastedLines(add),
    remove: (bidId: number) => setRows((now) => now.filter(({ bid }) => bid.bidId !== bidId)),
    /** It was lost anyway. */
    confirmLost: (bidId: number) => change(bidId, { belowMaximum: true, refusal: undefined }),
    /** Even though somebody has changed the bid's status in the meantime. */
    insist: (bidId: number, was: number) => change(bidId, { was, refusal: undefined }),
    async save() {
      setFailed(null)
      const done: Entered[] = []
      for (let from = 0; from < rows.length; from += mostRows)
        if (!(await send(rows.slice(from, from + mostRows), done))) break
      showEntered(done)
    },
  }
}

export type ResultRows = ReturnType<typeof useResultRows>

import { useLazySearchBidsQuery } from '@seriba/api/shared/bid-lists'
import { useState } from 'react'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'
import { useDebouncedCallback } from '../shared/use-debounced-callback.ts'

export const searchDelayMs = 700

export type FoundLot = { bidId: number; lotNo: number; auctionName: string; client: string | null }

/** The list's bids by lot number, once the user has stopped typing (3§7.1). */
export function useLotSearch({ mode, params: { status, tab } }: Pick<BidListModel, 'mode' | 'params'>) {
  const [run, { currentData, isFetching, isError }] = useLazySearchBidsQuery()
  const [asked, setAsked] = useState('')
  const [open, setOpen] = useState(false)
  const { call, cancel } = useDebouncedCallback((lotNo: string, also: () => void) => {
    setAsked(lotNo)
    also()
    if (lotNo === '') return setOpen(false)
    setOpen(true)
    void run({
      lotNo,
      ...(status !== null && { bidStatus: status }),
      ...(mode === 'dealer' && { bidType: tab }),
      ...(mode === 'archive' && { list: 'archive' as const }),
    })
  }, searchDelayMs)

  return {
    /** The last search text. */
    asked,
    /** There are no results, and no request is running. */
    failed: open && isError && !isFetching,
    /**
     * Null if nothing should be shown. Every new bid refetches them, which on a busy desk happens all the time: until
     * then the old ones stay.
     */
    lots: open && currentData && !isError ? (currentData.cars as readonly FoundLot[]) : null,
    /** How many results are not listed. */
    more: currentData ? currentData.total - currentData.cars.length : 0,
    /** `also` is anything else that waits for the pause. */
    ask(lotNo: string, also: () => void) {
      setOpen(false)
      call(lotNo, also)
    },
    close(searched = '') {
      cancel()
      setOpen(false)
      setAsked(searched)
    },
  }
}

import { useLazySearchBidsQuery } from '@seriba/api/shared/bid-lists'
import { useState } from 'react'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'
import { useDelayed } from '../shared/use-delayed.ts'

export const searchDelayMs = 700

export type FoundLot = { bidId: number; lotNo: number; auctionName: string; client: string | null }

/** The list's bids by the number of their lot, once one has stopped typing (3§7.1). */
export function useLotSearch({ mode, params: { status, tab } }: Pick<BidListModel, 'mode' | 'params'>) {
  const [run, { currentData, isFetching, isError }] = useLazySearchBidsQuery()
  const [asked, setAsked] = useState('')
  const [open, setOpen] = useState(false)
  const { call, cancel } = useDelayed((lotNo: string, also: () => void) => {
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
    /** What was last searched for. */
    asked,
    /** Nothing came, and nothing is on its way. */
    failed: open && isError && !isFetching,
    /**
     * Null while nothing is to be shown. Every bid that comes has them asked for again, on a busy desk all the time:
     * meanwhile they stay.
     */
    lots: open && currentData && !isError ? (currentData.cars as readonly FoundLot[]) : null,
    /** How many more there are than are listed. */
    more: currentData ? currentData.total - currentData.cars.length : 0,
    /** `also` is what else waits for the pause. */
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

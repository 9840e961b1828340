import { toApiError } from '@seriba/api/api-error'
import { useAppDispatch } from '@seriba/api/hooks'
import { updateAutoBid } from '@seriba/api/manager/bids'
import { messageShown } from '@seriba/api/notifications-slice'
import { stepMade } from '@seriba/api/undo'
import type { Bid } from '@seriba/contracts/bid-lists'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { patchBid } from '../bid-changes/patch-bid.ts'

const settledMs = 400

type Waiting = { bid: Bid; on: boolean; timer: ReturnType<typeof setTimeout> }

/** Switches auto-bid: in the row right away, on the server once it has been left alone for a moment (3§4.7). */
export function useAutoBid() {
  const dispatch = useAppDispatch()
  const { t } = useTranslation(['bids', 'desk', 'refusal'])
  const waiting = useRef(new Map<number, Waiting>())

  async function send({ bid, on, timer }: Waiting) {
    clearTimeout(timer)
    waiting.current.delete(bid.bidId)
    if (on === bid.autoBid) return
    try {
      await dispatch(updateAutoBid.initiate({ bidId: bid.bidId, autoBid: on })).unwrap()
      const done = on
        ? t('desk:undo.autoBidOn', { lotNo: bid.lotNo })
        : t('desk:undo.autoBidOff', { lotNo: bid.lotNo })
      dispatch(stepMade(done, () => back({ bid, on })))
    } catch (error) {
      const apiError = toApiError(error)
      // An expired session has its own dialog, and the change stays.
      if (apiError?.status === 401) return
      dispatch(patchBid(bid.bidId, { autoBid: bid.autoBid }))
      const detail = t(`refusal:${apiError?.code ?? 'internal'}`)
      dispatch(messageShown({ tone: 'error', text: t('autoBid.failed', { lotNo: bid.lotNo }), detail }))
    }
  }

  async function back({ bid, on }: Pick<Waiting, 'bid' | 'on'>) {
    dispatch(patchBid(bid.bidId, { autoBid: !on }))
    try {
      await dispatch(updateAutoBid.initiate({ bidId: bid.bidId, autoBid: !on })).unwrap()
    } catch (error) {
      dispatch(patchBid(bid.bidId, { autoBid: on }))
      const detail = t(`refusal:${toApiError(error)?.code ?? 'internal'}`)
      dispatch(messageShown({ tone: 'error', text: t('desk:undo.failed', { lotNo: bid.lotNo }), detail }))
    }
  }
  const latest = useRef(send)
  latest.current = send

  // Leaving the page saves the choice.
  useEffect(() => {
    const left = waiting.current
    return () => {
      for (const choice of left.values()) void latest.current(choice)
    }
  }, [])

  return (bid: Bid, on: boolean) => {
    const before = waiting.current.get(bid.bidId)
    clearTimeout(before?.timer)
    // The server's state is what the row showed before the first of several clicks.
    const choice: Waiting = {
      bid: before?.bid ?? bid,
      on,
      timer: setTimeout(() => void latest.current(choice), settledMs),
    }
    waiting.current.set(bid.bidId, choice)
    dispatch(patchBid(bid.bidId, { autoBid: on }))
  }
}

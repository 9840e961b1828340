import { bidsApi } from '@seriba/api/bids'
import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import { optimistic } from '@seriba/api/optimistic'
import { refusalOf } from '@seriba/api/refusal'
import type { Bid } from '@seriba/contracts/bid-lists'
import type { BidStatus } from '@seriba/domain/bids/bid-status'
import { useTranslation } from 'react-i18next'
import { patchBid } from './patch-bid.ts'

/** A manager's changes: on screen at once, taken back when the server refuses (3§4.5). */
export function useBidChanges() {
  const dispatch = useAppDispatch()
  const { t } = useTranslation(['bids', 'common', 'refusal'])

  async function change(patch: ReturnType<typeof patchBid>, answer: Promise<unknown>, failed: string) {
    const told = answer.catch((error: unknown) => {
      const refusal = refusalOf(error)
      // An expired session has its own dialog, and the change stays.
      if (refusal?.status !== 401)
        dispatch(
          messageShown({ tone: 'error', text: failed, detail: t(`refusal:${refusal?.code ?? 'internal'}`) }),
        )
    })
    await Promise.all([optimistic(dispatch(patch), answer), told])
  }

  const sendPrice = (bidId: number, soldPrice: number) =>
    dispatch(bidsApi.endpoints.updateSoldPrice.initiate({ bidId, soldPrice })).unwrap()

  return {
    setSoldPrice({ bidId, lotNo }: Pick<Bid, 'bidId' | 'lotNo'>, soldPrice: number) {
      return change(
        patchBid(bidId, { soldPrice }),
        sendPrice(bidId, soldPrice),
        t('status.soldFailed', { lotNo }),
      )
    },
    /** A price goes first: the win that follows makes the purchase from it. */
    setStatus({ bidId, lotNo }: Pick<Bid, 'bidId' | 'lotNo'>, status: BidStatus, soldPrice?: number) {
      const send = async () => {
        if (soldPrice !== undefined) await sendPrice(bidId, soldPrice)
        await dispatch(bidsApi.endpoints.updateBidStatus.initiate({ bidId, status })).unwrap()
      }
      return change(
        patchBid(bidId, { bidStatus: status, ...(soldPrice !== undefined && { soldPrice }) }),
        send(),
        t('status.failed', { lotNo }),
      )
    },
  }
}

export type BidChanges = ReturnType<typeof useBidChanges>

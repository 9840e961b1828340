import { bidListsApi } from '@seriba/api/bid-lists'
import { bidsApi } from '@seriba/api/bids'
import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import { optimistic } from '@seriba/api/optimistic'
import { refusalOf } from '@seriba/api/refusal'
import type { AppDispatch, RootState } from '@seriba/api/store'
import type { Bid } from '@seriba/contracts/bid-lists'
import type { BidStatus } from '@seriba/domain/bids/bid-status'
import { useTranslation } from 'react-i18next'

/** Changes a bid on every page of the Bid Manager that holds it; each patch can be taken back. */
const patchEverywhere =
  (bidId: number, part: Partial<Pick<Bid, 'bidStatus' | 'soldPrice'>>) =>
  (dispatch: AppDispatch, getState: () => RootState) =>
    bidListsApi.util.selectCachedArgsForQuery(getState(), 'bidIndex').map((args) =>
      dispatch(
        bidListsApi.util.updateQueryData('bidIndex', args, (page) => {
          const bid = page.cars.find((row) => row.bidId === bidId)
          if (bid) Object.assign(bid, part)
        }),
      ),
    )

/** A manager's changes: on screen at once, taken back when the server refuses (3§4.5). */
export function useBidChanges() {
  const dispatch = useAppDispatch()
  const { t } = useTranslation(['bids', 'common', 'refusal'])

  async function change(patch: ReturnType<typeof patchEverywhere>, answer: Promise<unknown>, failed: string) {
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
        patchEverywhere(bidId, { soldPrice }),
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
        patchEverywhere(bidId, { bidStatus: status, ...(soldPrice !== undefined && { soldPrice }) }),
        send(),
        t('status.failed', { lotNo }),
      )
    },
  }
}

export type BidChanges = ReturnType<typeof useBidChanges>

import { type ApiError, toApiError } from '@seriba/api/api-error'
import { balanceIn, filledGroupIn, leaderIn, winnerIn } from '@seriba/api/error-detail'
import { useAppDispatch } from '@seriba/api/hooks'
import { updateSoldPrice } from '@seriba/api/manager/bids'
import { messageShown } from '@seriba/api/notifications-slice'
import { updateBidStatus } from '@seriba/api/shared/bids'
import { withRollback } from '@seriba/api/with-rollback'
import type { Bid } from '@seriba/contracts/bid-lists'
import type { BalanceInfo } from '@seriba/contracts/money'
import type { BidStatus } from '@seriba/domain/bids/bid-status'
import { formatMoney } from '@seriba/domain/format/number'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { patchBid } from './patch-bid.ts'

/** A bid that a client's credit does not reach for; yen. */
export type ShortCredit = { lotNo: number; amount: number; balance: BalanceInfo }

/** A manager's changes: on screen at once, taken back when the server refuses (3§4.5). */
export function useBidChanges() {
  const dispatch = useAppDispatch()
  const { t } = useTranslation(['bids', 'common', 'groupDesk', 'refusal', 'sameLot'])

  const [short, setShort] = useState<ShortCredit | null>(null)

  function tell({ lotNo, bidAmount }: Changed, failed: string, error: ApiError | null) {
    // An expired session has its own dialog, and the change stays.
    if (error?.status === 401) return
    const balance = error?.status === 402 ? balanceIn(error) : null
    if (balance) return setShort({ lotNo, amount: bidAmount, balance })
    const winner = winnerIn(error)
    const why = t(`refusal:${error?.code ?? 'internal'}`)
    const leader = leaderIn(error)
    const filled = filledGroupIn(error)
    const detail = leader
      ? t('sameLot:ahead', { ...leader, amount: formatMoney(leader.amount) })
      : winner
        ? t('status.wonBy', winner)
        : filled
          ? t('groupDesk:filledNow', filled)
          : why
    dispatch(messageShown({ tone: 'error', text: failed, detail }))
  }

  async function change(
    bid: Changed,
    patch: ReturnType<typeof patchBid>,
    answer: Promise<unknown>,
    failed: string,
  ) {
    const told = answer.catch((error: unknown) => tell(bid, failed, toApiError(error)))
    await Promise.all([withRollback(dispatch(patch), answer), told])
  }

  const sendPrice = (bidId: number, soldPrice: number) =>
    dispatch(updateSoldPrice.initiate({ bidId, soldPrice })).unwrap()

  return {
    short,
    closeShort: () => setShort(null),
    setSoldPrice(bid: Changed, soldPrice: number) {
      const { bidId, lotNo } = bid
      return change(
        bid,
        patchBid(bidId, { soldPrice }),
        sendPrice(bidId, soldPrice),
        t('status.soldFailed', { lotNo }),
      )
    },
    /** A price that comes with it is entered together with it, or not at all; `anyway`: see `updateBidStatus`. */
    setStatus(bid: Changed, status: BidStatus, { soldPrice, anyway }: StatusTerms = {}) {
      const { bidId, lotNo } = bid
      const price = soldPrice !== undefined && { soldPrice }
      return change(
        bid,
        patchBid(bidId, { bidStatus: status, ...price }),
        dispatch(updateBidStatus.initiate({ bidId, status, ...price, ...(anyway && { anyway }) })).unwrap(),
        t('status.failed', { lotNo }),
      )
    },
  }
}

type StatusTerms = { soldPrice?: number | undefined; anyway?: boolean }

type Changed = Pick<Bid, 'bidId' | 'lotNo' | 'bidAmount'>

export type BidChanges = ReturnType<typeof useBidChanges>

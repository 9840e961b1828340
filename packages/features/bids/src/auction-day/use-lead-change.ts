import { toApiError } from '@seriba/api/api-error'
import { notifyBidLots } from '@seriba/api/bid-lots'
import { useAppDispatch } from '@seriba/api/hooks'
import { useLazyBidIndexQuery } from '@seriba/api/manager/bid-lists'
import { messageShown } from '@seriba/api/notifications-slice'
import { useActor } from '@seriba/api/use-actor'
import type { DayBid } from '@seriba/contracts/auction-day'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { useTranslation } from 'react-i18next'
import { type BidChanges, useBidChanges } from '../bid-changes/use-bid-changes.ts'
import { useStatusChange } from '../bid-changes/use-status-change.ts'

/**
 * Sets a bid that now leads to Bid from the board in the same way as in the Bid Manager: fetches its row, then asks
 * the manager.
 */
export function useLeadChange() {
  const { t } = useTranslation(['auctionDay', 'refusal'])
  const dispatch = useAppDispatch()
  const [find] = useLazyBidIndexQuery()
  const changes = useBidChanges()
  const setStatus: BidChanges['setStatus'] = async (bid, ...terms) => {
    const done = await changes.setStatus(bid, ...terms)
    notifyBidLots([bid.id])
    return done
  }
  const change = useStatusChange(useActor(), { setStatus })
  return {
    change,
    async setToBid({ bidId, lotNo }: DayBid) {
      const { data, error } = await find({ bidId: [bidId] })
      const [bid] = data?.cars ?? []
      if (bid) return change.choose(bid, bidStatus.bid)
      const detail = t(`refusal:${(toApiError(error)?.code ?? 'bid_not_found') as 'internal'}`)
      dispatch(messageShown({ tone: 'error', text: t('auctionDay:handFailed', { lotNo }), detail }))
    },
  }
}

import { notifyBidLots } from '@seriba/api/bid-lots'
import { useAppDispatch } from '@seriba/api/hooks'
import { updateStatusOfMany } from '@seriba/api/manager/bid-statuses'
import { updateSoldPrice } from '@seriba/api/manager/bids'
import { messageShown } from '@seriba/api/notifications-slice'
import { updateBidStatus } from '@seriba/api/shared/bids'
import { stepMade } from '@seriba/api/undo'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { type EnteredResult, type ResultsBack, resultsBack } from '@seriba/domain/bids/undo-results'
import { useTranslation } from 'react-i18next'
import { useSkippedMessage } from '../selection/use-skipped-message.ts'

export type Entered = EnteredResult & { lotNo: number; lotId: string }

/** The maximum number that one request takes. */
const mostBids = 100

/** Confirms that results were entered, and offers to undo them by the Bid Manager's rules. */
export function useEnteredResults() {
  const dispatch = useAppDispatch()
  const { t } = useTranslation(['auctionDay', 'desk'])
  const { showSkipped, showFailure } = useSkippedMessage()

  function whyKept(kept: readonly Entered[]): string {
    const [one] = kept
    if (!one) return t('auctionDay:nothingChanged')
    if (kept.length > 1)
      return t('auctionDay:winsStay', {
        count: kept.length,
        lots: kept.map(({ lotNo }) => lotNo).join(', '),
      })
    if (one.outcome === 'win') return t('desk:undo.win', one)
    return one.from === bidStatus.win ? t('desk:undo.fromWin', one) : t('desk:undo.blank', one)
  }

  async function takeBack(results: readonly Entered[], back: ResultsBack<Entered>) {
    const attempt = async (failed: string, answer: Promise<unknown>) => {
      try {
        return await answer
      } catch (error) {
        showFailure(error, failed)
        return null
      }
    }
    const lots = new Map(results.map(({ bidId, lotNo }) => [bidId, lotNo]))
    const failedLot = (bidId: number) => t('desk:undo.failed', { lotNo: lots.get(bidId) ?? bidId })
    for (const change of back.prices)
      await attempt(failedLot(change.bidId), dispatch(updateSoldPrice.initiate(change)).unwrap())
    for (const change of back.priced)
      await attempt(
        failedLot(change.bidId),
        dispatch(updateBidStatus.initiate({ ...change, anyway: true })).unwrap(),
      )
    for (const { bidIds, ...terms } of back.statuses)
      for (let from = 0; from < bidIds.length; from += mostBids) {
        const some = { ...terms, anyway: true, bidIds: bidIds.slice(from, from + mostBids) }
        const answer = dispatch(updateStatusOfMany.initiate(some)).unwrap()
        await attempt(
          t('desk:undo.failedMany'),
          answer.then(({ skipped }) => showSkipped(results, skipped)),
        )
      }
    notifyBidLots(results.map(({ lotId }) => lotId))
    if (back.kept.length > 0) dispatch(messageShown({ tone: 'info', text: whyKept(back.kept) }))
  }

  return (results: readonly Entered[]) => {
    if (results.length === 0) return
    const back = resultsBack(results)
    const isUndone = back.statuses.length + back.priced.length + back.prices.length > 0
    const undo = isUndone ? () => takeBack(results, back) : whyKept(back.kept)
    dispatch(stepMade(t('auctionDay:entered', { count: results.length }), undo))
  }
}

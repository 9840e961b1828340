import { isRemoved, lotStatus } from '../lots/lot-status.ts'
import { type BidStatus, bidStatus, isLive } from './bid-status.ts'

/** Yen; a price of 0 is not known. */
type Ended = { bidStatus: number; lotType: string; amount: number; soldPrice: number }
type Beside = { bidStatus: number; amount: number }

/**
 * Whether a bid would be lost although its lot was sold for less than the client was ready to pay: more often a slip
 * than a loss. Where another client of ours has won, or was to be bid for no less, it is nothing unusual; nor is a
 * price that is the maximum itself, since others may have bid it first.
 */
export const isLostBelowMaximum = (bid: Ended, others: readonly Beside[]): boolean =>
  isLive(bid.bidStatus as BidStatus) &&
  bid.lotType !== 'stock' &&
  bid.soldPrice > 0 &&
  bid.soldPrice < bid.amount &&
  !others.some(
    (other) =>
      other.bidStatus === bidStatus.win || (other.bidStatus === bidStatus.bid && other.amount >= bid.amount),
  )

/** What somebody has paid for a lot as far as it is known; of one that stayed unsold the highest bid is no price. Yen. */
export const priceOfSale = (status: number, soldPrice: number): number =>
  isRemoved(status) || unsold.includes(status) ? 0 : soldPrice

const unsold: readonly number[] = [lotStatus.notSold, lotStatus.unsold, lotStatus.soldNego]

import { isRemoved, lotStatus } from '../lots/lot-status.ts'
import { type BidStatus, bidStatus, isLive } from './bid-status.ts'

/** Yen; a price of 0 means it is not known. */
type Ended = { bidStatus: number; lotType: string; amount: number; soldPrice: number }
type Beside = { bidStatus: number; amount: number }

/**
 * Whether a bid would be lost although its lot sold for less than the client was ready to pay, which is more often a
 * slip than a loss. It is nothing unusual if another of our clients has won, or was to be bid for at least as much;
 * nor is a price equal to the maximum, since others may have bid it first.
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

/** What was paid for a lot, as far as is known; the highest bid on an unsold lot is not a price. Yen. */
export const priceOfSale = (status: number, soldPrice: number): number =>
  isRemoved(status) || unsold.includes(status) ? 0 : soldPrice

const unsold: readonly number[] = [lotStatus.notSold, lotStatus.unsold, lotStatus.soldNego]

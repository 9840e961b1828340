import type { ImageReload } from '@seriba/contracts/image-reloads'
import type { LotDetail } from '@seriba/contracts/lot'
import type { WrongMatch } from '@seriba/contracts/price-evidence'
import type { PageType } from '@seriba/domain/lots/page-types'
import type { ReactNode } from 'react'
import type { LotOfBid } from './lot-of-bid.ts'

type Slot = (lot: LotOfBid, pageType: PageType) => ReactNode

/** What bidding draws into the page; the page knows nothing about bids. Results of past days have none of it. */
export type BidSlots = {
  /** The column on the right. On small screens it is the content of the sheet behind 'Place bid'. */
  bidPanel: Slot
  /** Replaces the bar with 'Place bid' at the bottom of small screens. */
  mobileBidBar?: Slot
  /** The user's own bid, below the facts on small screens. */
  mobileOwnBid?: Slot
}

export type LotSlots = BidSlots & {
  /**
   * The favorites control: letters at the head of wide screens, a star in the bar above small ones; what that bar has
   * no room for is next to the status.
   */
  actions?: (lot: LotDetail, lotId: string, place: 'head' | 'topBar' | 'status') => ReactNode
  /** Below the photos of car auctions, if staff may request them again. */
  imageReload?: (lot: LotDetail, reload: ImageReload | undefined) => ReactNode
  /** The company's note, for staff to edit; others read it. */
  note?: (lot: LotDetail, pageType: PageType) => ReactNode
  /** Which cars were reported as different, for staff, below this car's earlier auctions. */
  wrongMatches?: (lotId: string, wrong: readonly WrongMatch[]) => ReactNode
}

export type PanelFacts = {
  auctionFinished: boolean
  /** Absent counts as true (2§4.13). */
  acceptBid?: boolean | undefined
  bidLimitReached?: boolean | undefined
}

export type PanelBanner = 'finished' | 'closed' | 'limit'

/**
 * The banner that replaces the bid form, or null where the form is open (2§4.13, DEC17).
 * The server always sends both flags; an absent limit is not a reached one.
 */
export function bidPanelBanner({
  auctionFinished,
  acceptBid = true,
  bidLimitReached = false,
}: PanelFacts): PanelBanner | null {
  if (auctionFinished) return 'finished'
  if (!acceptBid) return 'closed'
  return bidLimitReached ? 'limit' : null
}

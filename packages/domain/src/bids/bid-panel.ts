export type PanelFacts = {
  auctionFinished: boolean
  /** Absent means true (2§4.13). */
  acceptBid?: boolean | undefined
  /** One of the company's clients has won the lot. */
  sold?: boolean | undefined
  bidLimitReached?: boolean | undefined
}

export type PanelBanner = 'finished' | 'sold' | 'closed' | 'limit'

/**
 * The banner that replaces the bid form, or null if the form is open (2§4.13, DEC17). The server always sends both
 * flags; an absent limit does not count as reached.
 */
export function bidPanelBanner({
  auctionFinished,
  acceptBid = true,
  sold = false,
  bidLimitReached = false,
}: PanelFacts): PanelBanner | null {
  if (auctionFinished) return 'finished'
  if (sold) return 'sold'
  if (!acceptBid) return 'closed'
  return bidLimitReached ? 'limit' : null
}

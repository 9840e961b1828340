/** The id of a bid's row or card, by which keys and links find it. */
export const bidElementId = (bidId: number) => `bid-${bidId}`

/** Clicks a control in a bid's row, if it exists. */
export const pressInRow = (bidId: number, selector: string) =>
  document.getElementById(bidElementId(bidId))?.querySelector<HTMLElement>(selector)?.click()

/** The link from a bid's row to its lot, which has the focus while keys act on the row. */
export const lotLinkOf = (bidId: number) =>
  document.getElementById(bidElementId(bidId))?.querySelector<HTMLElement>('[data-lot-link]')

import type { BidLogEvent } from './bid-log.ts'

/** The flags by which lists show the terms of a bid. */
export type ShownTerms = { adjustmentPriceShow: boolean; exportTypeShow: boolean }

type Edited = Extract<BidLogEvent, { what: 'edited' }>

/** What of an edit its reader is shown; null where that is nothing. */
export function shownEdits({ amount, group, overbid, exportType }: Edited, shown: ShownTerms): Edited | null {
  const left = {
    ...(amount && { amount }),
    ...(group && { group }),
    ...(overbid && shown.adjustmentPriceShow && { overbid }),
    ...(exportType && shown.exportTypeShow && { exportType }),
  }
  return Object.keys(left).length > 0 ? { what: 'edited', ...left } : null
}

import type { BidLogEvent } from './bid-log.ts'

/** The flags that let lists show a bid's terms. */
export type ShownTerms = { adjustmentPriceShow: boolean; exportTypeShow: boolean }

type Edited = Extract<BidLogEvent, { what: 'edited' }>

/** The part of an edit that its reader may see; null if there is none. */
export function shownEdits({ amount, group, overbid, exportType }: Edited, shown: ShownTerms): Edited | null {
  const left = {
    ...(amount && { amount }),
    ...(group && { group }),
    ...(overbid && shown.adjustmentPriceShow && { overbid }),
    ...(exportType && shown.exportTypeShow && { exportType }),
  }
  return Object.keys(left).length > 0 ? { what: 'edited', ...left } : null
}

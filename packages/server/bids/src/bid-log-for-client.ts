import type { Language } from '@seriba/server-kit/language'
import { type BidLogEvent, bidLogSentence, parseBidLog } from './bid-log.ts'
import { clientStatusLabel } from './status-labels.ts'

/** What of an edit is shown to the client: the flags of the lists. */
type Shown = { adjustmentPriceShow: boolean; exportTypeShow: boolean }

/**
 * A line of a bid's history as its client reads it. Null where it is none of theirs: what staff does at the hall and
 * hands over, what it notes of a correction, and imported lines, which were written for staff.
 */
export function clientLogText(line: string, language: Language, shown: Shown): string | null {
  const event = parseBidLog(line)
  const told = event && forClient(event, shown)
  return told && bidLogSentence(told, language, clientStatusLabel)
}

function forClient(event: BidLogEvent, shown: Shown): BidLogEvent | null {
  switch (event.what) {
    case 'autoBid':
    case 'doneByHand':
      return null
    case 'status':
      return { what: 'status', from: event.from, to: event.to }
    case 'soldPrice':
      return { what: 'soldPrice', soldPrice: event.soldPrice }
    case 'edited': {
      const { amount, group, overbid, exportType } = event
      const left = {
        ...(amount && { amount }),
        ...(group && { group }),
        ...(overbid && shown.adjustmentPriceShow && { overbid }),
        ...(exportType && shown.exportTypeShow && { exportType }),
      }
      return Object.keys(left).length > 0 ? { what: 'edited', ...left } : null
    }
    default:
      return event
  }
}

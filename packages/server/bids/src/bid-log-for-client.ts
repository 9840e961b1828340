import type { Language } from '@seriba/server-kit/language'
import { type BidLogEvent, bidLogSentence, parseBidLog } from './bid-log.ts'
import { type ShownTerms, shownEdits } from './shown-terms.ts'
import { clientStatusLabel } from './status-labels.ts'

/**
 * A line of a bid's history as its client reads it. Null if it is not for them: staff's actions at the hall,
 * handovers, notes about corrections, and imported lines, which were written for staff.
 */
export function clientLogText(line: string, language: Language, shown: ShownTerms): string | null {
  const event = parseBidLog(line)
  const told = event && forClient(event, shown)
  return told && bidLogSentence(told, language, clientStatusLabel)
}

function forClient(event: BidLogEvent, shown: ShownTerms): BidLogEvent | null {
  switch (event.what) {
    case 'autoBid':
    case 'doneByHand':
      return null
    case 'status':
      return { what: 'status', from: event.from, to: event.to }
    case 'soldPrice':
      return { what: 'soldPrice', soldPrice: event.soldPrice }
    case 'edited':
      return shownEdits(event, shown)
    default:
      return event
  }
}

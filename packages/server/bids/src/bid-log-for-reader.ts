import { type Actor, isManager } from '@seriba/domain/access/actor'
import type { Language } from '@seriba/server-kit/language'
import { type BidLogEvent, bidLogSentence, parseBidLog } from './bid-log.ts'
import { clientLogText } from './bid-log-for-client.ts'
import { type ShownTerms, shownEdits } from './shown-terms.ts'

/** Writes a bid's history lines for a reader; returns null for a line that is not for them. */
export const logTextFor = (actor: Actor, language: Language) => (line: string) =>
  isManager(actor)
    ? staffLogText(line, language, actor.permission)
    : clientLogText(line, language, actor.permission)

/** Staff can read every line; those who do not see overbids or export types in lists do not see them here either. */
function staffLogText(line: string, language: Language, shown: ShownTerms): string | null {
  const event = parseBidLog(line)
  if (!event) return line
  const told = forStaff(event, shown)
  return told && bidLogSentence(told, language)
}

function forStaff(event: BidLogEvent, shown: ShownTerms): BidLogEvent | null {
  if (event.what === 'edited') return shownEdits(event, shown)
  // The hall gets the bid plus its overbid.
  if (event.what === 'doneByHand' && !shown.adjustmentPriceShow) return { ...event, maximum: null }
  return event
}

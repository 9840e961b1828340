import { outcomeCan } from '@seriba/domain/bids/outcome-can'
import { Refusal } from '@seriba/server-kit/refusal'
import { type BidRow, outcomeFactsOf } from './bid.repository.ts'

/** What is corrected in the archive is explained. */
export function assertExplained(bid: BidRow, reason: string, now: Date) {
  if (reason === '' && outcomeCan.needsReason(outcomeFactsOf(bid), now))
    throw new Refusal('field_required', { fields: { reason: 'field_required' } })
}

import { outcomeCan } from '@seriba/domain/bids/outcome-can'
import { ApiError } from '@seriba/server-kit/api-error'
import { type BidRow, outcomeFactsOf } from './bid.repository.ts'

/** Corrections in the archive need a reason. */
export function assertReasonGiven(bid: BidRow, reason: string, now: Date) {
  if (reason === '' && outcomeCan.needsReason(outcomeFactsOf(bid), now))
    throw new ApiError('field_required', { fields: { reason: 'field_required' } })
}

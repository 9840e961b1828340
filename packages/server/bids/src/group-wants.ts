import { isArchived } from '@seriba/domain/bids/archive'
import { groupIsFilled } from '@seriba/domain/bids/group'
import { ApiError } from '@seriba/server-kit/api-error'
import type { Tx } from '@seriba/server-kit/db'
import { type BidRow, outcomeFactsOf } from './bid.repository.ts'
import { groupById } from './bid-groups.repository.ts'

/**
 * A win too many stays, since bids are binding, but nobody confirms one by accident (4.3). Corrections in the archive
 * need a reason anyway.
 */
export async function assertGroupWants(tx: Tx, bid: BidRow, now: Date) {
  if (bid.group_id === null || isArchived(outcomeFactsOf(bid), now)) return
  const { label: group, won, quota } = await groupById(tx, bid.group_id)
  if (groupIsFilled({ won, quota }))
    throw new ApiError('group_already_filled', { detail: { group, won, cars: quota } })
}

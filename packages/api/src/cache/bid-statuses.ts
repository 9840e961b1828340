import type * as contracts from '@seriba/contracts/bid-statuses'
import type { MutationRules } from '../endpoint.ts'
import { bidChanged } from '../tags.ts'

export const updateStatusOfMany: MutationRules<typeof contracts.updateStatusOfMany> = {
  // What was skipped is no longer as the page shows it.
  invalidatesTags: (done, _error, { bidIds = [] }) =>
    done
      ? [
          ...bidIds.flatMap((bidId) => bidChanged(bidId)),
          ...done.moved.flatMap(({ takenOut }) => takenOut.flatMap(({ bidId }) => bidChanged(bidId))),
          { type: 'Lot' },
          { type: 'Purchase' },
        ]
      : [],
}

export const cancelMany: MutationRules<typeof contracts.cancelMany> = {
  invalidatesTags: (done) =>
    done
      ? [
          ...[...done.canceled, ...done.skipped.map(({ bidId }) => bidId)].flatMap((id) => bidChanged(id)),
          { type: 'Lot' },
        ]
      : [],
}

import { useMoments, useShownBids } from '@seriba/api/shown-lots'
import type { BidList } from '@seriba/contracts/bid-lists'
import type { BidListKind } from '@seriba/domain/lots/page-types'

type Shown = { data?: BidList | undefined; refetch: () => unknown }

/** Keeps a page of bids as it should be: by news of their lots, and by what time does to them. */
export function useLiveBids({ data, refetch }: Shown, list: BidListKind) {
  useShownBids(
    data?.cars.map(({ lotType, id }) => ({ lotType, lotId: id })),
    list,
  )
  useMoments(data?.cars.map(({ changesAt }) => changesAt) ?? [], refetch)
}

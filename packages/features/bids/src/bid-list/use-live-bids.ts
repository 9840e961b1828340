import { useRefetchAt, useShownBids } from '@seriba/api/shown-lots'
import type { BidList } from '@seriba/contracts/bid-lists'
import type { BidListKind } from '@seriba/domain/lots/page-types'

type Shown = { data?: BidList | undefined; refetch: () => unknown }

/** Keeps a page of bids up to date: with events about their lots, and as time passes. */
export function useLiveBids({ data, refetch }: Shown, list: BidListKind) {
  useShownBids(
    data?.cars.map(({ lotType, id }) => ({ lotType, lotId: id })),
    list,
  )
  useRefetchAt(data?.cars.map(({ changesAt }) => changesAt) ?? [], refetch)
}

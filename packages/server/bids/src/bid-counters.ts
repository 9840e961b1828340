import type { Counter } from '@seriba/contracts/bid-lists'
import { isBuyer, isDealer } from '@seriba/domain/access/actor'
import {
  archiveStatuses,
  type BidStatus,
  bidStatus,
  switchableStatuses,
} from '@seriba/domain/bids/bid-status'
import type { ListScope } from './bid-list.query.ts'
import type { CountRow } from './bid-list.repository.ts'

/**
 * The buttons above a list. Statuses are counted within the filter, so that a button shows what it opens; the archive
 * is a separate page and counted as a whole. Clients have no counter for it.
 */
export function countersOf(rows: readonly CountRow[], { mode, actor }: ListScope): Counter[] {
  const listed = rows.filter((row) => row.archived === (mode === 'archive'))
  const offered: readonly BidStatus[] = mode === 'archive' ? archiveStatuses : switchableStatuses
  const statuses = offered.map((status) => ({
    status,
    count: sum(listed.filter((row) => row.status === status).map((row) => row.matching)),
  }))
  if (mode === 'archive' || mode === 'my-bids') return statuses
  return [
    ...statuses,
    ...(isDealer(actor) ? [{ status: 'All' as const, count: sum(listed.map((row) => row.matching)) }] : []),
    ...(isBuyer(actor) && !isDealer(actor)
      ? []
      : [
          {
            status: 'Archive' as const,
            count: sum(rows.filter((row) => row.archived).map((row) => row.total)),
          },
        ]),
  ]
}

/** How many bids a list has in total, and how many of them a filter and a status leave. */
export function totalsOf(rows: readonly CountRow[], { mode }: ListScope, status: number | null) {
  const listed = rows.filter((row) => row.archived === (mode === 'archive'))
  const shown = listed.filter((row) => status === null || row.status === status)
  const earlierOf = (only: readonly CountRow[]) => sum(only.map((row) => row.earlier))
  return {
    total: sum(listed.map((row) => row.total)),
    found: sum(shown.map((row) => row.matching)),
    earlier: {
      count: earlierOf(shown),
      finished: earlierOf(shown.filter((row) => row.status === bidStatus.finished)),
      won: earlierOf(shown.filter((row) => row.status === bidStatus.win)),
    },
  }
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

import type { bidFilters } from '@seriba/contracts/bid-lists'
import type { Input, Output } from '@seriba/contracts/contract'
import { type Actor, isDealer, isManager } from '@seriba/domain/access/actor'
import { formatDate } from '@seriba/domain/format/date'
import { startOfJstDay } from '@seriba/domain/time/jst'
import type { Db } from '@seriba/server-kit/db'
import { countersOf, totalsOf } from './bid-counters.ts'
import type { ListFilter, ListScope } from './bid-list.query.ts'
import { countBids, filterOptions } from './bid-list.repository.ts'

type FiltersInput = Input<typeof bidFilters> & { archiveStatus?: number | undefined }

/** What one of the viewer's lists can be filtered by, and its counters. */
export async function listBidFilters(
  { db }: { db: Db },
  actor: Actor,
  list: 'live' | 'archive',
  { bidType, bidStatus, archiveStatus }: FiltersInput,
): Promise<Output<typeof bidFilters>> {
  const archive = list === 'archive'
  const scope: ListScope = { actor, mode: archive ? list : modeOf(actor), tab: bidType, now: new Date() }
  const [counts, options] = await Promise.all([
    countBids(db, scope, noFilter),
    filterOptions(db, scope, archiveStatus ?? bidStatus ?? null),
  ])
  return {
    counters: countersOf(counts, scope),
    filters: {
      auctions: options.auctions.map((name) => ({ value: name, label: name })),
      // Years of days are no choice: the archive takes a range.
      dates: archive
        ? []
        : options.days.map((day) => ({ value: day, label: formatDate(startOfJstDay(day)) })),
      ...(modeOf(actor) !== 'my-bids' && { clients: options.clients }),
    },
    totalBids: totalsOf(counts, scope, null).total,
  }
}

const modeOf = (actor: Actor) => (isManager(actor) ? 'bid-manager' : isDealer(actor) ? 'dealer' : 'my-bids')

const noFilter: ListFilter = { from: null, to: null, auctions: [], clients: [], lot: null, lotNos: null }

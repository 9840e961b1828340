import type { bidFilters } from '@seriba/contracts/bid-lists'
import type { Input, Output } from '@seriba/contracts/contract'
import { type Actor, isDealer, isManager } from '@seriba/domain/access/actor'
import { mileageBand } from '@seriba/domain/bids/bid-lists'
import { formatDate } from '@seriba/domain/format/date'
import { groupThousands } from '@seriba/domain/format/number'
import { conditionRank } from '@seriba/domain/lots/condition-grade'
import { startOfJstDay } from '@seriba/domain/time/jst'
import type { Db } from '@seriba/server-kit/db'
import { countersOf, totalsOf } from './bid-counters.ts'
import { type ListScope, noFilter } from './bid-list.query.ts'
import { countBids } from './bid-list.repository.ts'
import { filterOptions, type OptionsRow } from './filter-options.repository.ts'

type FiltersInput = Input<typeof bidFilters> & { archiveStatus?: number | undefined }

/** The filters for one of the viewer's lists, and its counters. */
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
    filters: optionsFor(actor, options, archive),
    totalBids: totalsOf(counts, scope, null).total,
  }
}

export const modeOf = (actor: Actor) =>
  isManager(actor) ? 'bid-manager' : isDealer(actor) ? 'dealer' : 'my-bids'

const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))

function optionsFor(actor: Actor, options: OptionsRow, archive: boolean) {
  const mixesClients = modeOf(actor) !== 'my-bids'
  return {
    auctions: named(options.auctions),
    // Years of days are not a useful choice: the archive takes a range.
    dates: archive ? [] : options.days.map((day) => ({ value: day, label: formatDate(startOfJstDay(day)) })),
    ...(mixesClients && { clients: options.clients }),
    chassisId: named(options.chassis),
    condition: named(sortedGrades(options.conditions)),
    mileage: options.mileages.map((from) => ({
      value: from,
      label: `${groupThousands(from)}–${groupThousands(from + mileageBand)}`,
    })),
    status: options.statuses.map((value) => ({ value, label: String(value) })),
    group: options.groups
      .map(({ value, label, code }) => ({ value, label: mixesClients && code ? `${code}-${label}` : label }))
      .sort((a, b) => a.label.localeCompare(b.label)),
    ...(isManager(actor) && { manager: options.managers }),
  }
}

/** Best first. */
const sortedGrades = (grades: readonly string[]) =>
  [...grades].sort((a, b) => (conditionRank(b) ?? 0) - (conditionRank(a) ?? 0))

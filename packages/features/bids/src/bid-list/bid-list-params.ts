import {
  type BidListMode,
  type BidSortKey,
  bidSortKeys,
  type DealerTab,
  dealerTabs,
  type ManagerSegment,
  managerSegments,
  statusOfSegment,
} from '@seriba/domain/bids/bid-lists'
import { type BidStatus, bidStatus, switchableStatuses } from '@seriba/domain/bids/bid-status'
import { type HideableColumn, hideableColumns } from '@seriba/domain/bids/bid-views'
import { isDay } from '@seriba/domain/format/date'
import { parseLotNumbers, type Sort, sortOrders } from '@seriba/domain/lots/listing'

/** Filters by word and by number, and their names in requests (3§7.1). */
const textParams = { auctions: 'auction', chassis: 'chassisId', conditions: 'condition' } as const
const numberParams = {
  clients: 'user',
  mileages: 'mileage',
  statuses: 'status',
  groups: 'bidGroups',
  managers: 'manager',
  bids: 'bidId',
} as const

type Texts = Record<keyof typeof textParams, readonly string[]>
type Numbers = Record<keyof typeof numberParams, readonly number[]>

/** `bids` are those whose lots were chosen in the quick search. */
export type BidFilters = Texts &
  Numbers & {
    /** A Japanese day. */
    date: string | null
    /** Japanese days, both included: for the archive. */
    from: string | null
    to: string | null
    /** Numbers and ranges as typed. */
    lotNo: string
    /** The lot to whose bids a link leads: several halls have lots with the same number. */
    lot: string | null
  }

/** Everything that a bid list's address says. */
export type BidListParams = {
  status: BidStatus | null
  tab: DealerTab
  filters: BidFilters
  sort: Sort<BidSortKey> | null
  /** Columns that are hidden. */
  hidden: readonly HideableColumn[]
  /** Whether today's bids that are over are in the list, too. */
  unfolded: boolean
  page: number
  /** The bid that a link points to; its chat is open (DEC09). */
  bid: number | null
}

const entries = <T extends object>(table: T) => Object.entries(table) as [keyof T, T[keyof T] & string][]

/** Each filter of a table under its own name. */
function fromTable<Name extends string, Value>(
  table: Record<Name, string>,
  read: (param: string) => Value,
): Record<Name, Value> {
  return Object.fromEntries(entries(table).map(([name, param]) => [name, read(param)])) as Record<Name, Value>
}

export const emptyFilters: BidFilters = {
  date: null,
  from: null,
  to: null,
  ...fromTable(textParams, (): readonly string[] => []),
  ...fromTable(numberParams, (): readonly number[] => []),
  lotNo: '',
  lot: null,
}

export const hasFilters = (filters: BidFilters) => Object.values(filters).some((value) => value?.length)

/** The filters that are lists, as requests name them. */
export const listsOnWire = (filters: BidFilters) =>
  Object.fromEntries(
    [...entries(textParams), ...entries(numberParams)].map(([name, param]) => [param, [...filters[name]]]),
  ) as { [Param in Wire<typeof textParams>]: string[] } & { [Param in Wire<typeof numberParams>]: number[] }
type Wire<Table> = Table[keyof Table] & string

const whole = (text: string | null): number | null =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | null =>
  known.find((value) => value === text) ?? null

const dayOf = (text: string | null) => (text && isDay(text) ? text : null)

const statusOf = (text: string | null): BidStatus | null =>
  switchableStatuses.find((status) => String(status) === text) ?? null

/** Reads an address leniently: anything unknown is ignored. `segment` is the Bid Manager's. */
export function readParams(query: URLSearchParams, segment?: string): BidListParams {
  const lotNo = query.get('lotNo') ?? ''
  const sort = oneOf(bidSortKeys, query.get('sort'))
  const known = oneOf(managerSegments, segment ?? null)
  return {
    status:
      segment === undefined
        ? statusOf(query.get('bidStatus') ?? query.get('archiveStatus'))
        : known && statusOfSegment[known],
    tab: oneOf(dealerTabs, query.get('bidType')) ?? 'all',
    filters: {
      date: dayOf(query.get('auctionDate')),
      from: dayOf(query.get('auctionDateFrom')),
      to: dayOf(query.get('auctionDateTo')),
      ...fromTable(textParams, (param): readonly string[] => query.getAll(param).filter(Boolean)),
      ...fromTable(numberParams, (param): readonly number[] =>
        query.getAll(param).flatMap((text) => (text === '0' ? 0 : (whole(text) ?? []))),
      ),
      lotNo: parseLotNumbers(lotNo) ? lotNo : '',
      lot: whole(query.get('lot')) === null ? null : query.get('lot'),
    },
    sort: sort && { sort, order: oneOf(sortOrders, query.get('order')) ?? 'ASC' },
    hidden: hideableColumns.filter((column) => query.getAll('hide').includes(column)),
    unfolded: query.get('earlier') === 'shown',
    page: whole(query.get('page')) ?? 1,
    bid: whole(query.get('bid')),
  }
}

/** The query with the same meaning; defaults are omitted, and the Bid Manager has its status in the path. */
export function writeParams(params: BidListParams, mode: BidListMode): URLSearchParams {
  const { status, tab, filters, sort, hidden, unfolded, page, bid } = params
  const query = new URLSearchParams()
  if (mode === 'dealer' && tab !== 'all') query.set('bidType', tab)
  if (mode !== 'bid-manager' && status !== null)
    query.set(mode === 'archive' ? 'archiveStatus' : 'bidStatus', String(status))
  if (filters.date) query.set('auctionDate', filters.date)
  if (filters.from) query.set('auctionDateFrom', filters.from)
  if (filters.to) query.set('auctionDateTo', filters.to)
  for (const [param, values] of Object.entries(listsOnWire(filters)))
    for (const value of values) query.append(param, String(value))
  if (filters.lotNo) query.set('lotNo', filters.lotNo)
  if (filters.lot) query.set('lot', filters.lot)
  if (sort) {
    query.set('sort', sort.sort)
    query.set('order', sort.order)
  }
  for (const column of hidden) query.append('hide', column)
  if (unfolded) query.set('earlier', 'shown')
  if (page > 1) query.set('page', String(page))
  if (bid !== null) query.set('bid', String(bid))
  return query
}

export const segmentOf = (status: BidStatus | null): ManagerSegment =>
  managerSegments.find((segment) => statusOfSegment[segment] === status) ?? 'all'

/** A link that announces a win; it selects the wins and is removed from the address (3§2.3). */
export const announcesWin = (query: URLSearchParams) => query.get('status') === 'win'

export function selectWins(query: URLSearchParams): URLSearchParams {
  const selected = new URLSearchParams(query)
  selected.delete('status')
  selected.set('bidStatus', String(bidStatus.win))
  return selected
}

type Change = Partial<Omit<BidListParams, 'page'>> & { page?: number }

/** Any new filter or order starts the list at page 1; another status or tab resets the order (3§4.8). */
export function changeParams(params: BidListParams, change: Change): BidListParams {
  const another = 'status' in change || 'tab' in change
  return { ...params, ...(another && { sort: null }), page: 1, ...change }
}

import type { BidList, myBids } from '@seriba/contracts/bid-lists'
import type { Input } from '@seriba/contracts/contract'
import type { ErrorCode } from '@seriba/contracts/errors'
import { isDay } from '@seriba/domain/format/date'
import { parseLotNumbers } from '@seriba/domain/lots/listing'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { nextCursorOf, readIdCursor } from '@seriba/server-kit/id-cursor'
import { countersOf, totalsOf } from './bid-counters.ts'
import type { ListFilter, ListScope } from './bid-list.query.ts'
import { countBids, pageOfBids } from './bid-list.repository.ts'
import { mapBid } from './bid-list-row.ts'
import { invoiceFields } from './invoice-of-bid.ts'

type ListInput = Input<typeof myBids> & { archiveStatus?: number | undefined }

/** A page of one of the four lists, with the counters above it. */
export async function listBids(
  { db, company, config }: Pick<AppContext, 'db' | 'company' | 'config'>,
  scope: ListScope,
  input: ListInput,
): Promise<BidList> {
  const filter = filterOf(input)
  const status = (scope.mode === 'archive' ? input.archiveStatus : undefined) ?? input.bidStatus ?? null
  const { page, pageSize } = input
  const cursor = readIdCursor(input.cursor)
  const sort = input.sort ? { sort: input.sort, order: input.order ?? ('ASC' as const) } : null
  const live = scope.mode !== 'archive'
  const folded = live && input.earlier === 'folded'
  const priority = company.sameLotPriority
  const [counts, rows] = await Promise.all([
    countBids(db, scope, filter),
    pageOfBids(db, { scope, filter, status, sort, page, pageSize, cursor, folded, priority }),
  ])
  const { total, found, earlier } = totalsOf(counts, scope, status)
  return {
    cars: rows.map((row) => ({
      ...mapBid(row, scope),
      ...invoiceFields(row, config.cookieSecret, scope.now),
    })),
    counters: countersOf(counts, scope),
    ...(scope.mode !== 'dealer' && { totalBids: total }),
    ...(live && { earlier }),
    pageInfo: {
      page,
      pageSize,
      totalSearchResults: folded ? found - earlier.count : found,
      totalResults: total,
    },
    ...nextCursorOf(cursor, rows, pageSize),
  }
}

function filterOf(input: ListInput): ListFilter {
  const { auctionDate, auctionDateFrom, auctionDateTo } = input
  return {
    from: dayOf('auctionDate', auctionDate) ?? dayOf('auctionDateFrom', auctionDateFrom),
    to: dayOf('auctionDate', auctionDate) ?? dayOf('auctionDateTo', auctionDateTo),
    auctions: input.auction,
    clients: input.user,
    chassis: input.chassisId,
    conditions: input.condition,
    mileages: input.mileage,
    statuses: input.status,
    groups: input.bidGroups,
    managers: input.manager,
    bids: input.bidId,
    lot: input.lot ?? null,
    lotNos: lotNosOf(input.lotNo),
  }
}

function dayOf(field: string, day: string | undefined): string | null {
  if (!day) return null
  return isDay(day) ? day : refuse(field)
}

function lotNosOf(text: string | undefined) {
  if (!text?.trim()) return null
  return parseLotNumbers(text) ?? refuse('lotNo')
}

function refuse(field: string): never {
  const fields: Record<string, ErrorCode> = { [field]: 'invalid_input' }
  throw new ApiError('invalid_input', { fields })
}

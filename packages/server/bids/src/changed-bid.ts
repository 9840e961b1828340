import type { ChangedBid } from '@seriba/contracts/bids'
import type { Actor } from '@seriba/domain/access/actor'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { countersOf } from './bid-counters.ts'
import { type ListScope, noFilter } from './bid-list.query.ts'
import { countBids, pageOfBids } from './bid-list.repository.ts'
import { mapBid } from './bid-list-row.ts'
import { invoiceFields } from './invoice-of-bid.ts'
import { modeOf } from './list-bid-filters.ts'

type Context = Pick<AppContext, 'db' | 'company' | 'config'>

/** A changed bid as its list shows it, and that list's counters (GAP47). */
export async function changedBid(ctx: Context, actor: Actor, bidId: number): Promise<ChangedBid> {
  const now = new Date()
  const live: ListScope = { actor, mode: modeOf(actor), tab: 'all', now }
  const answer = (await bidIn(ctx, live, bidId)) ?? (await bidIn(ctx, { ...live, mode: 'archive' }, bidId))
  if (!answer) throw new ApiError('bid_not_found')
  return answer
}

async function bidIn({ db, company, config }: Context, scope: ListScope, bidId: number) {
  const one = { page: 1, pageSize: 1, status: null, sort: null, folded: false }
  const filter = { ...noFilter, bids: [bidId] }
  const [row] = await pageOfBids(db, { ...one, scope, filter, priority: company.sameLotPriority })
  if (!row) return null
  const counts = await countBids(db, scope, noFilter)
  const bid = { ...mapBid(row, scope), ...invoiceFields(row, config.cookieSecret, scope.now) }
  return { success: true as const, bid, counters: countersOf(counts, scope) }
}

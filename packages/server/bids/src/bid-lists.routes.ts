import { listBidCosts as costs } from '@seriba/contracts/bid-costs'
import { viewBidHistory as history } from '@seriba/contracts/bid-history'
import * as contracts from '@seriba/contracts/bid-lists'
import { rivalsOfBid } from '@seriba/contracts/rival-bids'
import type {} from '@seriba/server-company/company-store'
import type { AppContext } from '@seriba/server-kit/context'
import { exportLink, exportRoute } from '@seriba/server-kit/list-export'
import { serve } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { bidExport } from './export-bids.ts'
import { listBidCosts } from './list-bid-costs.ts'
import { listBidFilters, modeOf } from './list-bid-filters.ts'
import { listBids } from './list-bids.ts'
import { listDealerClients } from './list-dealer-clients.ts'
import { listRivals } from './list-rivals.ts'
import { searchBids } from './search-bids.ts'
import { viewBidHistory } from './view-bid-history.ts'

export function bidListsRoutes(app: FastifyInstance, ctx: AppContext) {
  const whole = { tab: 'all' } as const

  serve(app, contracts.myBids, ({ actor, input }) =>
    listBids(ctx, { actor, mode: 'my-bids', ...whole, now: new Date() }, input),
  )
  serve(app, contracts.bidIndex, ({ actor, input }) =>
    listBids(ctx, { actor, mode: 'bid-manager', ...whole, now: new Date() }, input),
  )
  serve(app, contracts.dealerBids, ({ actor, input }) =>
    listBids(ctx, { actor, mode: 'dealer', tab: input.bidType, now: new Date() }, input),
  )
  serve(app, contracts.bidHistory, ({ actor, input }) =>
    listBids(ctx, { actor, mode: 'archive', ...whole, now: new Date() }, input),
  )
  const bids = bidExport(ctx)
  serve(app, contracts.exportBids, ({ actor, input }) => exportLink(bids, ctx, actor, input))
  exportRoute(app, ctx, bids)
  serve(app, contracts.searchBids, ({ actor, input }) => {
    const mode = input.list === 'archive' ? input.list : modeOf(actor)
    return searchBids(ctx, { actor, mode, tab: input.bidType, now: new Date() }, input)
  })
  serve(app, history, ({ actor, input, caller }) => viewBidHistory(ctx, actor, input, caller.language))
  serve(app, costs, ({ actor, input }) => listBidCosts(ctx, actor, input))
  serve(app, rivalsOfBid, ({ actor, input }) => listRivals(ctx, actor, input))
  serve(app, contracts.dealerClients, ({ actor, input }) => listDealerClients(ctx, actor, input))
  serve(app, contracts.bidFilters, ({ actor, input }) => listBidFilters(ctx, actor, 'live', input))
  serve(app, contracts.bidHistoryFilters, ({ actor, input }) => listBidFilters(ctx, actor, 'archive', input))
}

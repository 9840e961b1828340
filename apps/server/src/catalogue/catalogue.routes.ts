import * as contracts from '@seriba/contracts/catalogue'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import { serve } from '../lib/serve.ts'
import { listLots } from './list-lots.ts'
import { assertMaySee } from './page-access.ts'
import { sqlLotSearch } from './sql-lot-search.ts'

export function catalogueRoutes(app: FastifyInstance, ctx: AppContext) {
  const lotSearch = sqlLotSearch(ctx.db)

  serve(app, contracts.listing, ({ actor, input }) => listLots(ctx, lotSearch, actor, input))
  serve(app, contracts.makers, ({ actor, input: { pageType } }) => {
    assertMaySee(actor, pageType)
    return lotSearch.makers(pageType)
  })
  serve(app, contracts.models, ({ actor, input: { pageType, name } }) => {
    assertMaySee(actor, pageType)
    return lotSearch.models(pageType, name)
  })
  serve(app, contracts.auctionDays, ({ actor, input: { pageType } }) => {
    assertMaySee(actor, pageType)
    return lotSearch.days(pageType)
  })
}

import * as contracts from '@seriba/contracts/lot-filters'
import { steeringSides } from '@seriba/server-company/reference-lists'
import type { AppContext } from '@seriba/server-kit/context'
import { allowStaleRead } from '@seriba/server-kit/replica/allow-stale-read'
import { serve } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { auctionSchedule, listWeekDays } from './auction-schedule.ts'
import { filtersForActor } from './for-destination.ts'
import { listCategories } from './list-categories.ts'
import { findOptions, listOptions } from './list-options.ts'
import { assertCanView, assertMaySeeKind } from './page-access.ts'
import { showPriceFigures } from './price-figures.ts'
import { showAttributes, showFilters } from './show-filters.ts'

export function lotFiltersRoutes(app: FastifyInstance, ctx: AppContext) {
  const { lotSearch } = ctx
  serve(
    app,
    contracts.filters,
    allowStaleRead(ctx, ({ actor, input }) => {
      assertCanView(actor, input.pageType)
      return showFilters(ctx, actor, input)
    }),
  )
  serve(app, contracts.filterAttributes, ({ actor, input }) => {
    assertCanView(actor, input.pageType)
    return showAttributes(ctx, actor, input)
  })
  serve(app, contracts.priceFigures, ({ actor, input }) => {
    assertCanView(actor, input.pageType)
    return showPriceFigures(lotSearch, input)
  })
  serve(app, contracts.filterModel, ({ actor, input: { pageType, search_model } }) => {
    assertCanView(actor, pageType)
    return findOptions(lotSearch.modelsLike(pageType, search_model))
  })
  serve(app, contracts.filterChassis, ({ actor, input: { pageType, search_chassis } }) => {
    assertCanView(actor, pageType)
    return findOptions(lotSearch.chassisLike(pageType, search_chassis))
  })
  serve(app, contracts.makers, ({ actor, input: { pageType } }) => {
    assertCanView(actor, pageType)
    return listOptions(lotSearch, pageType, 'maker')
  })
  serve(app, contracts.models, ({ actor, input: { pageType, id, name } }) => {
    assertCanView(actor, pageType)
    return listOptions(lotSearch, pageType, 'model', { maker: id ?? name })
  })
  serve(app, contracts.auctionList, async ({ actor, input: { type, ...query } }) => {
    assertMaySeeKind(actor, type)
    return auctionSchedule(lotSearch, type, await filtersForActor(ctx, actor, { ...query, pageType: type }))
  })
  serve(app, contracts.weekDays, () => listWeekDays())
  serve(app, contracts.categoryList, ({ actor, input: { pageType } }) => {
    assertCanView(actor, pageType)
    return listCategories(lotSearch, pageType)
  })
  serve(app, contracts.conditionList, ({ actor, input: { type } }) => {
    assertCanView(actor, type)
    return listOptions(lotSearch, type, 'condition')
  })
  serve(app, contracts.steeringList, () => steeringSides)
}

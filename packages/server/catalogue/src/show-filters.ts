import type { Input, Output } from '@seriba/contracts/contract'
import type { filterAttributes as contract, LotFilterQuery } from '@seriba/contracts/lot-filters'
import type { Actor } from '@seriba/domain/access/actor'
import type { AppContext } from '@seriba/server-kit/context'
import { SerializedJson } from '@seriba/server-kit/serialized-json'
import { wantedOn } from './facets-of-page.ts'
import { filterMetadata } from './filter-metadata.ts'
import { optionsOf } from './filter-options.ts'
import { filtersForActor } from './for-destination.ts'
import type { LotFilters, LotSearch, Wanted } from './lot-search.ts'

type Ctx = Pick<AppContext, 'lotSearch' | 'destinationOf'>

/** A page's filters, each with its options under the others. */
export async function showFilters(ctx: Ctx, actor: Actor, query: LotFilterQuery) {
  const filters = await filtersForActor(ctx, actor, query, 'counted')
  return new SerializedJson(await ctx.lotSearch.filterMetadata(query.pageType, filters))
}

/** The same, narrowed by part of a model's name or the beginning of any maker's chassis number. */
export async function showAttributes(
  ctx: Ctx,
  actor: Actor,
  { quick_search_model: model, quick_search_chassis: chassis, ...query }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const { pageType } = query
  const search = ctx.lotSearch
  const asked = await filtersForActor(ctx, actor, query, 'counted')
  const filters = { ...asked, ...(model && { modelText: model }), ...(chassis && { chassisText: chassis }) }
  const { facets: wanted, bounds } = wantedOn(pageType)
  const { metadata, facets } = await metadataFor(search, query, filters, {
    facets: [...new Set([...wanted, 'chassis' as const])],
    bounds,
  })
  const models = model && !filters.maker ? await search.modelsLike(pageType, model) : facets.options.model
  return {
    ...metadata,
    maker: optionsOf('maker', facets.options.maker),
    model: optionsOf('model', models),
    chassis: optionsOf('chassis', facets.options.chassis),
  }
}

async function metadataFor(
  search: LotSearch,
  { pageType }: LotFilterQuery,
  filters: LotFilters,
  wanted: Wanted,
) {
  const [facets, total] = await Promise.all([
    search.facets(pageType, filters, wanted),
    search.total(pageType),
  ])
  return { facets, metadata: filterMetadata(pageType, facets, total) }
}

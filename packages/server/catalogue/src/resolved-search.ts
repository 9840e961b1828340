import type { Db } from '@seriba/server-kit/db'
import { filterResolver } from './filter-resolver.ts'
import type { LotSearch } from './lot-search.ts'

/** A search that accepts any spelling. */
export function resolvedSearch(db: Db, search: LotSearch): LotSearch {
  const resolve = filterResolver(db)
  return {
    ...search,
    search: async (query) => search.search({ ...query, filters: await resolve(query.filters) }),
    facets: async (pageType, filters, wanted) => search.facets(pageType, await resolve(filters), wanted),
    filterMetadata: async (pageType, filters) => search.filterMetadata(pageType, await resolve(filters)),
    soldPrices: async (pageType, filters) => search.soldPrices(pageType, await resolve(filters)),
  }
}

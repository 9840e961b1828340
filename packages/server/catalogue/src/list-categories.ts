import type { Output } from '@seriba/contracts/contract'
import type { categoryList } from '@seriba/contracts/lot-filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import { optionsOf } from './filter-options.ts'
import type { LotSearch } from './lot-search.ts'

/** Categories of machinery with their subcategories, each with its number of lots. */
export async function listCategories(
  search: LotSearch,
  pageType: PageType,
): Promise<Output<typeof categoryList>> {
  const { options } = await search.facets(pageType, {}, { facets: ['category'], bounds: [] })
  return Promise.all(
    optionsOf('category', options.category).map(async ({ value, label }) => ({
      category: { label, value },
      subcategories: await subcategoriesOf(search, pageType, value),
    })),
  )
}

async function subcategoriesOf(search: LotSearch, pageType: PageType, category: string) {
  const filters = { categories: [category] }
  const { options } = await search.facets(pageType, filters, { facets: ['subcategory'], bounds: [] })
  return optionsOf('subcategory', options.subcategory).map(({ value, label, counter }) => ({
    id: value,
    name: label,
    count: counter,
  }))
}

import type { Filters } from './filters.ts'
import { chosenOf, type GroupChoice, type ItemGroup, stateOf } from './group-choice.ts'

type Categories = Pick<Filters, 'category' | 'subcategory'>

/** A subcategory is known by its category too: forklifts and bulldozers may both have large ones. */
export const subcategoryPath = (category: string, name: string) => `${category}>${name}`
export const subcategoryName = (path: string) => path.slice(path.indexOf('>') + 1)
/** The category in a path, '' in a name that stands alone. */
export const subcategoryParent = (path: string) => path.slice(0, Math.max(0, path.indexOf('>')))

/** Older addresses name a subcategory alone: it is meant in every category that has it. */
const isMeant = (path: string, subcategory: readonly string[]) =>
  subcategory.includes(path) || subcategory.includes(subcategoryName(path))

/** What the two filters, of which both must hold, choose of each category. */
export function readCategories(
  { category, subcategory }: Categories,
  all: readonly ItemGroup[],
): GroupChoice {
  if (subcategory.length === 0) return { groups: category, items: [] }
  const meant = all.filter(({ id }) => category.length === 0 || category.includes(id))
  const chosen = meant.map((group) => ({
    group,
    items: group.items.filter((item) => isMeant(item, subcategory)),
  }))
  const whole = chosen.filter(({ group, items }) => items.length === group.items.length)
  return {
    groups: whole.map(({ group }) => group.id),
    items: chosen.filter((some) => !whole.includes(some)).flatMap(({ items }) => items),
  }
}

/** The filters of a choice. Beside a category chosen in part, whole ones name their subcategories too. */
export function writeCategories(choice: GroupChoice, all: readonly ItemGroup[]): Categories {
  if (choice.items.length === 0) return { category: choice.groups, subcategory: [] }
  const touched = all.filter((group) => stateOf(choice, group) !== 'none')
  return {
    category: touched.map(({ id }) => id),
    subcategory: [...new Set(touched.flatMap((group) => chosenOf(choice, group)))],
  }
}

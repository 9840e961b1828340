import type { Filters } from './filters.ts'
import { chosenOf, type GroupChoice, type ItemGroup, stateOf } from './group-choice.ts'

type Categories = Pick<Filters, 'category' | 'subcategory'>

/** A subcategory is identified together with its category: both forklifts and bulldozers may have large ones. */
export const subcategoryPath = (category: string, name: string) => `${category}>${name}`
export const subcategoryName = (path: string) => path.slice(path.indexOf('>') + 1)
/** The category in a path, '' for a name without one. */
export const subcategoryParent = (path: string) => path.slice(0, Math.max(0, path.indexOf('>')))

/** Older URLs name a subcategory alone: it applies to every category that has it. */
const isMeant = (path: string, subcategory: readonly string[]) =>
  subcategory.includes(path) || subcategory.includes(subcategoryName(path))

/** What the two filters, both of which must match, choose in each category. */
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

/** The filters of a choice. Next to a partly chosen category, whole ones list their subcategories, too. */
export function writeCategories(choice: GroupChoice, all: readonly ItemGroup[]): Categories {
  if (choice.items.length === 0) return { category: choice.groups, subcategory: [] }
  const touched = all.filter((group) => stateOf(choice, group) !== 'none')
  return {
    category: touched.map(({ id }) => id),
    subcategory: [...new Set(touched.flatMap((group) => chosenOf(choice, group)))],
  }
}

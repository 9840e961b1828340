/** Items that belong together: a day's auctions, a category's subcategories. */
export type ItemGroup = { id: string; items: readonly string[] }

/** Whole groups by their ids, and items of those that are partly chosen. */
export type GroupChoice = { groups: readonly string[]; items: readonly string[] }

/** A whole day or category counts as one, and so does each individually chosen auction or subcategory (2§5.1). */
export const maxSelected = 30
export const countSelected = ({ groups, items }: GroupChoice) => groups.length + items.length
export const isTooMany = (choice: GroupChoice) => countSelected(choice) > maxSelected

/** How much of a group is chosen. Individually chosen items narrow a group that is also chosen as a whole. */
export function chosenOf(choice: GroupChoice, group: ItemGroup): readonly string[] {
  const some = group.items.filter((item) => choice.items.includes(item))
  return some.length === 0 && choice.groups.includes(group.id) ? group.items : some
}

export function stateOf(choice: GroupChoice, group: ItemGroup): 'all' | 'some' | 'none' {
  const count = chosenOf(choice, group).length
  if (count === 0) return choice.groups.includes(group.id) ? 'all' : 'none'
  return count === group.items.length ? 'all' : 'some'
}

/** A group in which everything is chosen counts as chosen as a whole (2§4.5). */
function choose(choice: GroupChoice, group: ItemGroup, chosen: readonly string[]): GroupChoice {
  const others = {
    groups: choice.groups.filter((id) => id !== group.id),
    items: choice.items.filter((item) => !group.items.includes(item)),
  }
  return chosen.length === group.items.length
    ? { ...others, groups: [...others.groups, group.id] }
    : { ...others, items: [...others.items, ...chosen] }
}

export function toggleItem(choice: GroupChoice, group: ItemGroup, item: string): GroupChoice {
  const before = chosenOf(choice, group)
  return choose(
    choice,
    group,
    group.items.filter((other) => before.includes(other) !== (other === item)),
  )
}

/** Selects all of a group, or deselects it if all of it is selected. */
export function toggleGroup(choice: GroupChoice, group: ItemGroup): GroupChoice {
  if (stateOf(choice, group) !== 'all') return choose(choice, group, group.items)
  return {
    groups: choice.groups.filter((id) => id !== group.id),
    items: choice.items.filter((item) => !group.items.includes(item)),
  }
}

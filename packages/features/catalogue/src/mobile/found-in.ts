import type { ShownGroup } from '../filters/ChoiceGroup.tsx'

type Item = ShownGroup['items'][number]
type Found = { group: ShownGroup; has: ((item: Item) => boolean) | undefined }

/** Groups with items of that name, or themselves of that name, which are then shown with all they have. */
export function foundIn(groups: readonly ShownGroup[], query: string): Found[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return groups.map((group) => ({ group, has: undefined }))
  const isNamed = (name: string) => name.toLowerCase().includes(wanted)
  return groups.flatMap((group): Found[] => {
    if (isNamed(group.title)) return [{ group, has: () => true }]
    return group.items.some(({ name }) => isNamed(name)) ? [{ group, has: ({ name }) => isNamed(name) }] : []
  })
}

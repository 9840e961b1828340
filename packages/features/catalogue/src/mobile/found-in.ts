import type { ShownGroup } from '../filters/ChoiceGroup.tsx'

type Item = ShownGroup['items'][number]
type Found = { group: ShownGroup; has: ((item: Item) => boolean) | undefined }

/**
 * Groups that contain items with that name, or that have that name themselves and are then shown with all their
 * items.
 */
export function foundIn(groups: readonly ShownGroup[], query: string): Found[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return groups.map((group) => ({ group, has: undefined }))
  const isNamed = (name: string) => name.toLowerCase().includes(wanted)
  return groups.flatMap((group): Found[] => {
    if (isNamed(group.title)) return [{ group, has: () => true }]
    return group.items.some(({ name }) => isNamed(name)) ? [{ group, has: ({ name }) => isNamed(name) }] : []
  })
}

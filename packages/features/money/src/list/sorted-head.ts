import type { HeaderLine } from '@seriba/ui/Table'

type Sorted<Key> = { sort: Key | null; order: 'asc' | 'desc' }

const unsorted = { sort: null, order: 'desc' } as const

/** A heading that sorts descending, then ascending, then not at all, which means descending by `first`. */
export function sortedHead<Key extends string>(
  { sort, order }: Sorted<Key>,
  first: Key,
  change: (to: Sorted<Key>) => void,
) {
  const current = sort ?? first
  const next = (key: Key): Sorted<Key> => {
    if (current !== key) return key === first ? unsorted : { sort: key, order: 'desc' }
    return order === 'desc' ? { sort: key, order: 'asc' } : unsorted
  }
  return (label: string, key: Key): HeaderLine => ({
    label,
    sort: { direction: current === key ? order : null, onSort: () => change(next(key)) },
  })
}

import { TableSkeleton } from '../listing/TableSkeleton.tsx'
import type { RowWords } from '../rows/use-row-words.ts'
import { LotTable } from '../table/LotTable.tsx'
import { favoriteColumns } from './favorite-columns.ts'
import type { useFavorites } from './use-favorites.ts'

export type FavoriteLotsProps = {
  favorites: ReturnType<typeof useFavorites>
  words: RowWords
  size: number
}

export function FavoritesTable({ favorites, words, size }: FavoriteLotsProps) {
  const { lots, data, state, stale, onSort } = favorites
  if (!lots) return <TableSkeleton columns={favoriteColumns} rows={size} />
  return (
    <LotTable
      columns={favoriteColumns}
      lots={lots}
      words={words}
      // Each lot is below the page of its own kind.
      path=""
      sort={state.sort}
      sortable={(data?.pageInfo.totalSearchResults ?? 0) > 1}
      onSort={onSort}
      stale={stale}
    />
  )
}

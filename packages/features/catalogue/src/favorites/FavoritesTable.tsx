import type { RowContext } from '../rows/row-context.ts'
import type { AnyColumn } from '../table/columns.ts'
import { LotTable } from '../table/LotTable.tsx'
import { TableSkeleton } from '../views/TableSkeleton.tsx'
import viewStyles from '../views/views.module.css'
import { favoriteColumns } from './favorite-columns.ts'
import { favoriteSorts } from './favorites-state.ts'
import type { useFavorites } from './use-favorites.ts'

export type FavoriteLotsProps = {
  favorites: ReturnType<typeof useFavorites>
  /** Each lot is below the page of its own kind, which its cells know. */
  context: RowContext
  size: number
}

const columns = favoriteColumns as readonly AnyColumn[]

export function FavoritesTable({ favorites, context, size }: FavoriteLotsProps) {
  const { lots, data, state, stale, onSort } = favorites
  if (!lots)
    return (
      <div className={viewStyles.lots}>
        <TableSkeleton columns={columns} kind="car" rows={size} />
      </div>
    )
  return (
    <div className={viewStyles.lots}>
      <LotTable
        columns={columns}
        lots={lots}
        kind="car"
        context={context}
        sorts={favoriteSorts}
        sort={state.sort}
        sortable={(data?.pageInfo.totalSearchResults ?? 0) > 1}
        onSort={onSort}
        stale={stale}
      />
    </div>
  )
}

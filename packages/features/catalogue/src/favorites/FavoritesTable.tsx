import type { RowContext } from '../rows/row-context.ts'
import type { AnyColumn } from '../table/columns.ts'
import { LotTable } from '../table/LotTable.tsx'
import { LotColumns } from '../views/LotColumns.tsx'
import { ViewSkeleton } from '../views/ViewSkeleton.tsx'
import { useView } from '../views/view-choice.ts'
import viewStyles from '../views/views.module.css'
import { FavoritesGrid } from './FavoritesGrid.tsx'
import { favoriteColumns, favoriteCompactColumns } from './favorite-columns.ts'
import { favoriteSorts } from './favorites-state.ts'
import type { useFavorites } from './use-favorites.ts'

export type FavoriteLotsProps = {
  favorites: ReturnType<typeof useFavorites>
  /** Each lot is below the page of its own kind, which its cells know. */
  context: RowContext
  size: number
}

const config = {
  pageType: 'car-auction',
  columns: favoriteColumns as readonly AnyColumn[],
  compactColumns: favoriteCompactColumns as readonly AnyColumn[],
} as const

/** A page of a group in the view that was chosen for listings. */
export function FavoritesTable({ favorites, context, size }: FavoriteLotsProps) {
  const { lots, data, state, stale, onSort } = favorites
  const view = useView()
  if (!lots) return <ViewSkeleton config={config} view={view} size={size} />
  if (view === 'card') return <FavoritesGrid lots={lots} context={context} stale={stale} />
  const table = {
    lots,
    kind: 'car',
    context,
    sorts: favoriteSorts,
    sort: state.sort,
    sortable: (data?.pageInfo.totalSearchResults ?? 0) > 1,
    onSort,
    stale,
  } as const
  return (
    <div className={viewStyles.lots}>
      {view === 'default' ? (
        <LotTable {...table} columns={config.columns} />
      ) : (
        <LotColumns {...table} columns={config.compactColumns} />
      )}
    </div>
  )
}

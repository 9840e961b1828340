import { useLazyExportFavoritesQuery } from '@seriba/api/shared/favorites'
import { ExportMenu } from '@seriba/forms/ExportMenu'
import type { FavoritesModel } from './use-favorites.ts'

/** The lots of the current group, on all its pages, as a file. */
export function SaveFavorites({ filter }: Pick<FavoritesModel, 'filter'>) {
  const [askLink] = useLazyExportFavoritesQuery()
  return <ExportMenu ask={(format) => askLink({ ...filter, format }).unwrap()} />
}

import type { Input } from '@seriba/contracts/contract'
import { exportFavorites as contract, type FavoriteRow } from '@seriba/contracts/favorites'
import type { Actor } from '@seriba/domain/access/actor'
import { favorites as en } from '@seriba/i18n/en/favorites'
import { files as enFiles } from '@seriba/i18n/en/files'
import { favorites as ru } from '@seriba/i18n/ru/favorites'
import { files as ruFiles } from '@seriba/i18n/ru/files'
import { lotFileWords } from '@seriba/server-catalogue/lot-file-words'
import { lotSheet } from '@seriba/server-catalogue/lot-sheet'
import type {} from '@seriba/server-company/company-store'
import type { AppContext } from '@seriba/server-kit/context'
import type { Language } from '@seriba/server-kit/language'
import type { ListExport } from '@seriba/server-kit/list-export'
import { saveList } from '@seriba/server-kit/save-list'
import { filtersSet } from '@seriba/server-kit/sheet-head'
import type { SheetColumn } from '@seriba/server-kit/spreadsheet'
import { listFavorites } from './list-favorites.ts'

const texts = { en: { t: en, name: enFiles.favorites }, ru: { t: ru, name: ruFiles.favorites } }
const all = { page: 1, pageSize: 1_000_000 }

/** The lots in one group of the user's favorites, as a file. */
export const favoriteExport = (ctx: Pick<AppContext, 'db' | 'company'>): ListExport<typeof contract> => ({
  contract,
  path: 'favorites-export',
  fileName: 'favorites',
  format: ({ format }) => format,
  write: async (actor, asked, by) => {
    const { carsList: rows } = await listFavorites(ctx, actor, { ...asked, ...all })
    return saveList(ctx, actor, by, {
      entry: { action: 'favorites.export', entity: 'favorites', entityId: asked.group },
      asked,
      table: {
        name: texts[by.language].name,
        columns: favoriteColumns(by.language, actor),
        filters: favoriteFilters(asked, by.language),
        rows,
      },
    })
  },
})

const favoriteFilters = ({ group, type, time, lotNo }: Input<typeof contract>, language: Language) => {
  const { t } = texts[language]
  const { columns } = lotFileWords(language).catalogue
  const kind = type === 'stats' ? undefined : type
  return filtersSet([
    [columns.group, group],
    [t.kinds.label, kind && t.kinds[kind]],
    [t.times.label, time && t.times[time]],
    [columns.lotNo, lotNo],
  ])
}

/** The columns of cars, plus the specifics of machinery: all types share one table. */
function favoriteColumns(language: Language, actor: Actor): SheetColumn<FavoriteRow>[] {
  const words = lotFileWords(language)
  const { columns: t, titles } = words.catalogue
  const { columns } = lotSheet(language, 'car-auction', actor)
  return [
    { head: texts[language].t.kinds.label, width: 16, value: ({ pageType }) => titles[pageType] },
    ...columns,
    {
      head: t.category,
      width: 18,
      value: ({ machinery }) => machinery && words.machinery(machinery.category),
    },
    { head: t.volume, width: 14, value: ({ machinery }) => machinery && words.machinery(machinery.volume) },
    { head: t.hours, width: 10, value: ({ machinery }) => machinery?.hours ?? null },
  ]
}

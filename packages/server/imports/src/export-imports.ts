import type { Output } from '@seriba/contracts/contract'
import { exportImports as contract, type listImports as listContract } from '@seriba/contracts/imports'
import { files as enFiles } from '@seriba/i18n/en/files'
import { imports as en } from '@seriba/i18n/en/imports'
import { files as ruFiles } from '@seriba/i18n/ru/files'
import { imports as ru } from '@seriba/i18n/ru/imports'
import type {} from '@seriba/server-company/company-store'
import type { AppContext } from '@seriba/server-kit/context'
import type { Language } from '@seriba/server-kit/language'
import type { ListExport } from '@seriba/server-kit/list-export'
import { saveList } from '@seriba/server-kit/save-list'
import type { SheetColumn } from '@seriba/server-kit/spreadsheet'
import { listImports } from './view-import.ts'

const texts = { en: { ...en, file: enFiles.imports }, ru: { ...ru, file: ruFiles.imports } }

const all = 1_000_000

type Row = Output<typeof listContract>['imports'][number]

/** The imported files, as a file. */
export const importExport = (ctx: Pick<AppContext, 'db' | 'company'>): ListExport<typeof contract> => ({
  contract,
  path: 'imports-export',
  fileName: 'uploads',
  format: ({ format }) => format,
  write: async (actor, asked, by) => {
    const { imports: rows } = await listImports(ctx.db, all)
    return saveList(ctx, actor, by, {
      entry: { action: 'imports.export', entity: 'imports' },
      asked,
      table: { name: texts[by.language].title, columns: columnsOf(by.language), filters: [], rows },
    })
  },
})

function columnsOf(language: Language): SheetColumn<Row>[] {
  const { kinds, states, file: t } = texts[language]
  return [
    { head: t.name, width: 30, value: ({ name }) => name },
    { head: t.kind, width: 18, value: ({ kind }) => kinds[kind] },
    { head: t.lines, width: 10, value: ({ lines }) => lines },
    { head: t.at, width: 18, value: ({ read }) => read.at, as: 'moment' },
    { head: t.by, width: 24, value: ({ read }) => read.by },
    { head: t.state, width: 14, value: ({ state }) => states[state] },
  ]
}

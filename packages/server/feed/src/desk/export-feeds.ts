import type { Contract } from '@seriba/contracts/contract'
import * as contracts from '@seriba/contracts/feeds'
import type {} from '@seriba/server-company/company-store'
import { notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import type { ListExport } from '@seriba/server-kit/list-export'
import { saveList } from '@seriba/server-kit/save-list'
import { badLineColumns, feedColumns, feedTexts, runColumns } from './feed-sheets.ts'
import { feedOfRun, findBadLines, findFeeds, findRuns, nameOfFeed } from './feeds.repository.ts'

type Ctx = Pick<AppContext, 'db' | 'company'>
type Exports<C extends Contract> = (ctx: Ctx) => ListExport<C>

/** The most rows from years of runs that a spreadsheet opens at once. */
const rowsAtMost = 50_000

/** The feeds, as a file. */
export const feedExport: Exports<typeof contracts.exportFeeds> = (ctx) => ({
  contract: contracts.exportFeeds,
  path: 'feeds-export',
  fileName: 'feeds',
  format: ({ format }) => format,
  write: async (actor, asked, by) =>
    saveList(ctx, actor, by, {
      entry: { action: 'feeds.export', entity: 'feeds' },
      asked,
      table: {
        name: feedTexts[by.language].title,
        columns: feedColumns(by.language),
        filters: [],
        rows: await findFeeds(ctx.db, new Date()),
      },
    }),
})

/** A feed's runs as a file. */
export const runExport: Exports<typeof contracts.exportFeedRuns> = (ctx) => ({
  contract: contracts.exportFeedRuns,
  path: 'feed-runs-export',
  fileName: 'feed-runs',
  format: ({ format }) => format,
  write: async (actor, asked, by) => {
    const t = feedTexts[by.language]
    const name = (await nameOfFeed(ctx.db, asked.id)) ?? notFound()
    const { runs, total } = await findRuns(ctx.db, asked.id, 1, rowsAtMost, new Date())
    return saveList(ctx, actor, by, {
      entry: { action: 'feeds.export', entity: 'feed', entityId: String(asked.id) },
      asked,
      table: {
        name: t.runs,
        columns: runColumns(by.language),
        filters: [[t.columns.feed, name]],
        rows: runs,
        total,
      },
    })
  },
})

/** The lines a run could not read, as a file; no more of them are stored than the page shows. */
export const badLineExport: Exports<typeof contracts.exportBadLines> = (ctx) => ({
  contract: contracts.exportBadLines,
  path: 'feed-bad-lines-export',
  fileName: 'bad-lines',
  format: ({ format }) => format,
  write: async (actor, asked, by) => {
    const t = feedTexts[by.language]
    const run = (await feedOfRun(ctx.db, asked.runId)) ?? notFound()
    return saveList(ctx, actor, by, {
      entry: { action: 'feeds.export', entity: 'feed', entityId: String(run.feedId) },
      asked,
      table: {
        name: t.badLines.title,
        columns: badLineColumns(by.language),
        filters: [[t.columns.feed, run.name]],
        rows: await findBadLines(ctx.db, asked.runId),
        total: run.skipped,
      },
    })
  },
})

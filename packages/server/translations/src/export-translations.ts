import { exportTranslations as contract, type TranslationTask } from '@seriba/contracts/translations'
import { files as enFiles } from '@seriba/i18n/en/files'
import { translationDesk as en } from '@seriba/i18n/en/translation-desk'
import { files as ruFiles } from '@seriba/i18n/ru/files'
import { translationDesk as ru } from '@seriba/i18n/ru/translation-desk'
import type {} from '@seriba/server-company/company-store'
import type { AppContext } from '@seriba/server-kit/context'
import type { Language } from '@seriba/server-kit/language'
import type { ListExport } from '@seriba/server-kit/list-export'
import { saveList } from '@seriba/server-kit/save-list'
import { filtersSet } from '@seriba/server-kit/sheet-head'
import type { SheetColumn } from '@seriba/server-kit/spreadsheet'
import { type QueueRow, translationQueue } from './translation-queue.repository.ts'

const texts = { en: { ...en, file: enFiles }, ru: { ...ru, file: ruFiles } }

const all = 1_000_000

type Line = QueueRow & { request: TranslationTask['requests'][number] }

/** The requests to read sheets, as a file with a line for each client. */
export const translationExport = (ctx: Pick<AppContext, 'db' | 'company'>): ListExport<typeof contract> => ({
  contract,
  path: 'translations-export',
  fileName: 'translations',
  format: ({ format }) => format,
  write: async (actor, asked, by) => {
    const t = texts[by.language]
    const now = new Date()
    const lots = await translationQueue(ctx.db, { ...asked, now, most: all })
    const rows = lots.flatMap((lot) => lot.requests.map((request) => ({ ...lot, request })))
    return saveList(ctx, actor, by, {
      entry: { action: 'translations.export', entity: 'translations' },
      asked,
      table: {
        name: t.title,
        columns: columnsOf(by.language),
        filters: filtersSet([
          [t.statuses, t.status[asked.status]],
          [t.language, asked.language],
        ]),
        rows,
      },
    })
  },
})

function columnsOf(language: Language): SheetColumn<Line>[] {
  const t = texts[language]
  const { lots, translations } = t.file
  return [
    { head: lots.auctionAt, width: 18, value: ({ auctionDate }) => auctionDate, as: 'moment' },
    { head: lots.auction, width: 20, value: ({ auctionName }) => auctionName },
    { head: lots.lotNo, width: 10, value: ({ lotNo }) => lotNo },
    { head: lots.vehicle, width: 28, value: ({ maker, model }) => `${maker} ${model}` },
    { head: lots.year, width: 8, value: ({ year }) => year },
    { head: lots.client, width: 24, value: ({ request }) => request.client.name },
    { head: t.language, width: 12, value: ({ request }) => request.language },
    { head: translations.question, width: 40, value: ({ request }) => request.question },
    { head: translations.asked, width: 18, value: ({ request }) => request.requestedAt, as: 'moment' },
    { head: translations.promised, width: 18, value: ({ request }) => request.promisedAt, as: 'moment' },
    { head: translations.answered, width: 18, value: ({ request }) => request.answeredAt, as: 'moment' },
    { head: translations.by, width: 24, value: ({ answer }) => answer?.by ?? null },
    { head: translations.holder, width: 24, value: ({ holder }) => holder?.name ?? null },
  ]
}

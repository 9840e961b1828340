import {
  exportNegotiations as contract,
  type ListedNegotiation,
  type NegotiationOptions,
} from '@seriba/contracts/negotiations'
import { isDealer, isManager } from '@seriba/domain/access/actor'
import { files as enFiles } from '@seriba/i18n/en/files'
import { negotiation as en, negotiationDesk as enDesk } from '@seriba/i18n/en/negotiation'
import { files as ruFiles } from '@seriba/i18n/ru/files'
import { negotiation as ru, negotiationDesk as ruDesk } from '@seriba/i18n/ru/negotiation'
import type { AppContext } from '@seriba/server-kit/context'
import type { Language } from '@seriba/server-kit/language'
import type { ListExport } from '@seriba/server-kit/list-export'
import { saveList } from '@seriba/server-kit/save-list'
import type { SheetColumn } from '@seriba/server-kit/spreadsheet'
import { type NegotiationFilter, negotiationsOf } from './negotiations.repository.ts'

const texts = {
  en: { negotiation: en, desk: enDesk, file: enFiles.lots },
  ru: { negotiation: ru, desk: ruDesk, file: ruFiles.lots },
}

/** Negotiations with sellers that the caller may see, as a file; other people's include their names. */
export const negotiationExport = (ctx: Pick<AppContext, 'db' | 'company'>): ListExport<typeof contract> => ({
  contract,
  path: 'negotiations-export',
  fileName: 'negotiations',
  format: ({ format }) => format,
  write: async (actor, asked, by) => {
    const { items, counts, options } = await negotiationsOf(ctx.db, actor, asked, rowsAtMost)
    const { desk } = texts[by.language]
    return saveList(ctx, actor, by, {
      entry: { action: 'negotiations.export', entity: 'negotiations', entityId: asked.state },
      asked,
      table: {
        name: desk.title,
        columns: columnsOf(by.language, isManager(actor) || isDealer(actor)),
        filters: [
          [texts[by.language].file.state, desk.states[asked.state]],
          ...chosenFilters(desk.filters, asked, options),
        ],
        rows: items,
        total: counts[asked.state],
      },
    })
  },
})

const rowsAtMost = 50_000

type Filters = Record<'auction' | 'manager' | 'client' | 'day', string>

/** The filters by name. */
function chosenFilters(
  names: Filters,
  asked: NegotiationFilter,
  options: NegotiationOptions,
): [string, string][] {
  const labelOf = (choices: NegotiationOptions['clients'], id: number | undefined) =>
    choices.find(({ value }) => value === id)?.label ?? id?.toString()
  const chosen: [string, string | undefined][] = [
    [names.day, asked.day],
    [names.auction, asked.auction],
    [names.manager, labelOf(options.managers, asked.manager)],
    [names.client, labelOf(options.clients, asked.client)],
  ]
  return chosen.filter((pair): pair is [string, string] => pair[1] !== undefined)
}

function columnsOf(language: Language, mixesClients: boolean): SheetColumn<ListedNegotiation>[] {
  const { desk, negotiation, file } = texts[language]
  const { columns: t } = desk
  const waits = ({ outcome, turn }: ListedNegotiation) =>
    outcome === null ? negotiation.waits[turn] : desk.outcome[outcome]
  return [
    { head: t.answerBy, width: 18, value: ({ answerBy }) => answerBy, as: 'moment' },
    { head: file.auction, width: 20, value: ({ auctionName }) => auctionName },
    { head: t.lot, width: 10, value: ({ lotNo }) => lotNo },
    { head: file.vehicle, width: 28, value: ({ name }) => name },
    { head: file.year, width: 8, value: ({ year }) => year },
    { head: file.chassis, width: 20, value: ({ chassis }) => chassis },
    ...(mixesClients
      ? [{ head: t.client, width: 24, value: ({ client }: ListedNegotiation) => client }]
      : []),
    { head: file.bid, width: 14, yen: true, value: ({ bidAmount }) => bidAmount },
    { head: t.passedAt, width: 14, yen: true, value: ({ passedAt }) => passedAt || null },
    { head: t.offer, width: 14, yen: true, value: ({ offer }) => offer },
    { head: desk.asks, width: 14, yen: true, value: ({ ask }) => ask },
    { head: t.apart, width: 14, yen: true, value: ({ ask, offer }) => (offer === null ? null : ask - offer) },
    { head: t.waits, width: 16, value: waits },
    { head: file.ended, width: 18, value: ({ endedAt }) => endedAt, as: 'moment' },
  ]
}

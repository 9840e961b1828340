import { exportGatewayLog as contract, type GatewayMessage } from '@seriba/contracts/auction-day'
import { auctionDay as en } from '@seriba/i18n/en/auction-day'
import { files as enFiles } from '@seriba/i18n/en/files'
import { auctionDay as ru } from '@seriba/i18n/ru/auction-day'
import { files as ruFiles } from '@seriba/i18n/ru/files'
import type { AppContext } from '@seriba/server-kit/context'
import type { Language } from '@seriba/server-kit/language'
import type { ListExport } from '@seriba/server-kit/list-export'
import { saveList } from '@seriba/server-kit/save-list'
import { filtersSet } from '@seriba/server-kit/sheet-head'
import type { SheetColumn } from '@seriba/server-kit/spreadsheet'
import { listGatewayMessages } from './list-gateway-messages.ts'

const texts = { en: { ...en.log, file: enFiles.lots }, ru: { ...ru.log, file: ruFiles.lots } }

/** The most rows from years of messages that a spreadsheet opens at once. */
const rowsAtMost = 50_000

/** Messages to and from halls, as a file. */
export const gatewayExport = (
  ctx: Pick<AppContext, 'db' | 'company' | 'config'>,
): ListExport<typeof contract> => ({
  contract,
  path: 'gateway-log-export',
  fileName: 'messages-to-halls',
  format: ({ format }) => format,
  write: async (actor, asked, by) => {
    const { messages, pageInfo } = await listGatewayMessages(ctx, { ...asked, page: 1, pageSize: rowsAtMost })
    const t = texts[by.language]
    return saveList(ctx, actor, by, {
      entry: { action: 'gatewayLog.export', entity: 'gatewayLog' },
      asked,
      table: {
        name: t.title,
        columns: columnsOf(by.language),
        filters: filtersSet([
          [t.which, asked.which === 'troubled' && t.troubled],
          [t.file.bid, asked.bidId],
        ]),
        rows: messages,
        total: pageInfo.totalSearchResults,
      },
    })
  },
})

function columnsOf(language: Language): SheetColumn<GatewayMessage>[] {
  const t = texts[language]
  return [
    { head: t.time, width: 18, value: ({ at }) => at, as: 'moment' },
    { head: t.file.auction, width: 20, value: ({ bid }) => bid?.auctionName ?? null },
    { head: t.lot, width: 10, value: ({ bid }) => bid?.lotNo ?? null },
    { head: t.file.client, width: 24, value: ({ bid }) => bid?.client ?? null },
    { head: t.message, width: 12, value: ({ action }) => t.action[action] },
    { head: t.amount, width: 14, yen: true, value: ({ amount }) => amount },
    { head: t.state, width: 14, value: ({ state }) => t.states[state] },
    { head: t.said, width: 40, value: ({ detail }) => detail },
    { head: t.tries, width: 8, value: ({ attempts }) => attempts },
  ]
}

import { exportDay as contract, type DayBid } from '@seriba/contracts/auction-day'
import type { Actor } from '@seriba/domain/access/actor'
import { type BidStatus, bidStatusName } from '@seriba/domain/bids/bid-status'
import { formatDay } from '@seriba/domain/format/date'
import { jstDay } from '@seriba/domain/time/jst'
import { auctionDay as en } from '@seriba/i18n/en/auction-day'
import { files as enFiles } from '@seriba/i18n/en/files'
import { lots as enLots } from '@seriba/i18n/en/lots'
import { auctionDay as ru } from '@seriba/i18n/ru/auction-day'
import { files as ruFiles } from '@seriba/i18n/ru/files'
import { lots as ruLots } from '@seriba/i18n/ru/lots'
import type { AppContext } from '@seriba/server-kit/context'
import type { Language } from '@seriba/server-kit/language'
import type { ListExport } from '@seriba/server-kit/list-export'
import { saveList } from '@seriba/server-kit/save-list'
import type { SheetColumn } from '@seriba/server-kit/spreadsheet'
import { findDayBids } from './auction-day.repository.ts'

const texts = {
  en: { day: en, file: enFiles.lots, lots: enLots },
  ru: { day: ru, file: ruFiles.lots, lots: ruLots },
}

const outcomeWords = { won: 'win', lost: 'lost', notSold: 'notSold' } as const

/** A day's bids in the order of their lots, as a file. */
export const dayExport = (ctx: Pick<AppContext, 'db' | 'company'>): ListExport<typeof contract> => ({
  contract,
  path: 'day-export',
  fileName: 'auction-day',
  format: ({ format }) => format,
  write: async (actor, asked, by) => {
    const now = new Date()
    const date = asked.date || jstDay(now)
    const { day, file } = texts[by.language]
    return saveList(ctx, actor, by, {
      entry: { action: 'auctionDay.export', entity: 'auctionDay', entityId: date },
      asked,
      table: {
        name: day.title,
        columns: columnsOf(by.language, actor),
        filters: [
          [file.day, formatDay(date)],
          [day.whose.label, day.whose[asked.whose]],
        ],
        rows: await findDayBids(ctx.db, {
          actor,
          date,
          whose: asked.whose,
          now,
          priority: ctx.company.sameLotPriority,
        }),
      },
    })
  },
})

function columnsOf(language: Language, { permission }: Actor): SheetColumn<DayBid>[] {
  const { day, file, lots } = texts[language]
  const reportOf = ({ reported }: DayBid) =>
    reported && [day.state[outcomeWords[reported.outcome]], reported.price].filter(Boolean).join(' ')
  return [
    { head: file.auctionAt, width: 18, value: ({ auctionDate }) => auctionDate, as: 'moment' },
    { head: day.hall, width: 20, value: ({ auctionName }) => auctionName },
    { head: day.lotNo, width: 10, value: ({ lotNo }) => lotNo },
    { head: file.vehicle, width: 28, value: ({ maker, model }) => `${maker} ${model}` },
    { head: file.client, width: 24, value: ({ client }) => client },
    { head: file.group, width: 10, value: ({ group }) => group },
    { head: file.bid, width: 14, yen: true, value: ({ amount }) => amount },
    ...(permission.adjustmentPriceShow
      ? [{ head: file.maximum, width: 14, yen: true, value: ({ maximum }: DayBid) => maximum } as const]
      : []),
    {
      head: file.state,
      width: 14,
      value: ({ bidStatus }) => lots.bidStatus[bidStatusName(bidStatus as BidStatus)],
    },
    { head: file.autoBid, width: 10, value: ({ autoBid }) => file.yesNo[autoBid ? 'yes' : 'no'] },
    { head: day.byHand, width: 18, value: ({ byHand }) => byHand && day.hand[byHand] },
    { head: file.forwarded, width: 18, value: ({ forwardedAt }) => forwardedAt, as: 'moment' },
    { head: file.reported, width: 18, value: reportOf },
    { head: day.soldPrice, width: 14, yen: true, value: ({ soldPrice }) => soldPrice },
  ]
}

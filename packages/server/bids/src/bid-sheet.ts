import type { Bid } from '@seriba/contracts/bid-lists'
import type { BidListMode } from '@seriba/domain/bids/bid-lists'
import { type BidStatus, bidStatusName } from '@seriba/domain/bids/bid-status'
import { bids as en } from '@seriba/i18n/en/bids'
import { lots as enLots } from '@seriba/i18n/en/lots'
import { bids as ru } from '@seriba/i18n/ru/bids'
import { lots as ruLots } from '@seriba/i18n/ru/lots'
import type { Language } from '@seriba/server-kit/language'
import type { SheetColumn } from '@seriba/server-kit/spreadsheet'

const texts = { en: { bids: en, lots: enLots }, ru: { bids: ru, lots: ruLots } }

/** The columns of a list of bids in a spreadsheet; lists that mix clients also name them. */
export function bidSheet(
  language: Language,
  mode: BidListMode,
  mixesClients: boolean,
): { name: string; columns: SheetColumn<Bid>[] } {
  const { bids, lots } = texts[language]
  const { list } = bids
  const statusOf = ({ bidStatus }: Bid) => lots.bidStatus[bidStatusName(bidStatus as BidStatus)]
  const groupOf = ({ bidGroupLabel, bidGroupPrefix }: Bid) =>
    [bidGroupPrefix, bidGroupLabel].filter(Boolean).join('-') || null
  const title = {
    archive: bids.archiveTitle,
    'bid-manager': bids.managerTitle,
    dealer: bids.dealerTitle,
    'my-bids': bids.title,
  }
  return {
    name: title[mode],
    columns: [
      {
        head: list.date,
        width: 18,
        value: ({ auctionDate }) => auctionDate,
        as: 'moment',
      },
      { head: list.auction, width: 20, value: ({ auctionName }) => auctionName },
      { head: list.lotNo, width: 10, value: ({ lotNo }) => lotNo },
      ...(mixesClients
        ? [
            { head: list.client, width: 24, value: ({ user }: Bid) => user?.name ?? null },
            { head: list.company, width: 24, value: ({ user }: Bid) => user?.company ?? null },
          ]
        : []),
      { head: list.model, width: 28, value: ({ maker, model }) => `${maker} ${model}` },
      { head: list.year, width: 8, value: ({ year }) => year },
      { head: list.chassis, width: 20, value: ({ chassis }) => chassis },
      { head: list.condition, width: 10, value: ({ condition }) => condition },
      { head: list.mileage, width: 12, value: ({ mileage }) => mileage },
      { head: list.startPrice, width: 14, yen: true, value: ({ startPrice }) => startPrice || null },
      { head: list.bid, width: 14, yen: true, value: ({ bidAmount }) => bidAmount },
      { head: list.group, width: 10, value: groupOf },
      { head: list.bidStatus, width: 14, value: statusOf },
      { head: list.soldPrice, width: 14, yen: true, value: ({ soldPrice }) => soldPrice || null },
    ],
  }
}

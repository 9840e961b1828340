import {
  BidCell,
  BidStatusCell,
  ClientCell,
  DateCell,
  LotNoCell,
  LotStatusCell,
  PhotoContent,
  PriceCell,
} from './cells.tsx'
import type { Column } from './column.ts'
import { ChatButtonCell, MessageCell } from './MessageCell.tsx'
import type { ColumnText, Layout } from './use-columns.ts'
import { ConditionCell, ModelCell, ModelSpecCell, SpecificationsCell } from './vehicle-cells.tsx'

const specificationsWidth = 208

/** Columns that every list has, by name; each list combines its own. */
export function columnSet(t: ColumnText, { wordy, specified }: Layout) {
  return {
    photo: { id: 'photo', width: 84, photo: true, head: [{ label: t('photo') }], cell: PhotoContent },
    lotNo: { id: 'lotNo', width: 62, head: [{ label: t('lotNo'), sort: 'lotNo' }], cell: LotNoCell },
    date: {
      id: 'date',
      width: 120,
      head: [
        { label: t('date'), sort: 'auctionDate' },
        { label: t('auction'), sort: 'auctionName' },
      ],
      cell: DateCell,
    },
    client: {
      id: 'client',
      width: 118,
      head: [{ label: t('client') }, { label: t('company') }],
      cell: ClientCell,
    },
    model: {
      id: 'model',
      head: [
        { label: t('model') },
        [
          { label: t('year'), sort: 'year' },
          { label: t('chassis'), sort: 'chassis' },
        ],
      ],
      cell: specified ? ModelCell : ModelSpecCell,
    },
    specifications: {
      id: 'specifications',
      width: specificationsWidth,
      head: [{ label: t('specifications') }, { label: t('color') }],
      cell: SpecificationsCell,
    },
    condition: {
      id: 'condition',
      width: 82,
      align: 'end',
      head: [
        { label: t('condition'), sort: 'condition' },
        { label: t('mileage'), sort: 'mileage' },
      ],
      cell: ConditionCell,
    },
    lotStatus: {
      id: 'lotStatus',
      width: wordy ? 104 : 92,
      head: [{ label: t('lotStatus'), sort: 'status' }],
      cell: LotStatusCell,
    },
    price: {
      id: 'price',
      width: 90,
      align: 'end',
      head: [
        { label: t('startPrice'), sort: 'startPrice' },
        { label: t('soldPrice'), sort: 'soldPrice' },
      ],
      cell: PriceCell,
    },
    bid: {
      id: 'bid',
      width: wordy ? 100 : 94,
      align: 'end',
      head: [
        { label: t('bid'), sort: 'bidAmount' },
        { label: t('group'), sort: 'bidGroup' },
      ],
      cell: BidCell,
    },
    bidStatus: {
      id: 'bidStatus',
      width: wordy ? 130 : 98,
      head: [{ label: t('bidStatus') }],
      cell: BidStatusCell,
    },
    chat: {
      id: 'chat',
      head: [{ label: t('chat') }],
      cell: MessageCell,
      narrowCell: ChatButtonCell,
    },
  } satisfies Record<string, Column>
}

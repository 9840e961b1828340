import type { AnyColumn } from './columns.ts'
import * as cells from './shared-cells.tsx'

/** Columns that every kind of lot has. */
export const photo: AnyColumn = { id: 'photo', head: [{ label: 'photo' }], Cell: cells.PhotoCellContent }
export const photos: AnyColumn = { id: 'photos', head: [{ label: 'photos' }], Cell: cells.PhotosCellContent }
export const lotNo: AnyColumn = { id: 'lotNo', head: [{ label: 'lotNo' }], Cell: cells.LotNoCell }
export const date: AnyColumn = {
  id: 'date',
  head: [{ label: 'dateTime', sort: 'auctionDate' }, { label: 'auction' }],
  Cell: cells.DateCell,
}
/** The location of a lot sold at a fixed price, which has no auction day. */
export const hall: AnyColumn = { id: 'date', head: [{ label: 'auction' }], Cell: cells.HallCell }

export const model: AnyColumn = {
  id: 'model',
  head: [{ label: 'model' }, { label: 'grade' }],
  Cell: cells.ModelCell,
}
export const condition: AnyColumn = {
  id: 'condition',
  align: 'end',
  head: [
    { label: 'condition', sort: 'condition' },
    { label: 'mileage', sort: 'mileage' },
  ],
  Cell: cells.ConditionCell,
}
export const status: AnyColumn = { id: 'status', head: [{ label: 'status' }], Cell: cells.StatusCell }
export const statusOverOwnBid: AnyColumn = {
  id: 'status',
  head: [{ label: 'status' }, { label: 'myBid' }],
  Cell: cells.StatusOverOwnBidCell,
}
export const startPrice: AnyColumn = {
  id: 'price',
  align: 'end',
  head: [{ label: 'startPrice', sort: 'startPrice' }],
  Cell: cells.StartPriceCell,
}
export const soldPrice: AnyColumn = {
  id: 'price',
  align: 'end',
  head: [{ label: 'soldPrice', sort: 'soldPrice' }],
  Cell: cells.SoldPriceCell,
}
export const soldOverOwnBid: AnyColumn = {
  id: 'sold',
  align: 'end',
  head: [{ label: 'soldPrice' }, { label: 'myBid' }],
  Cell: cells.SoldOverOwnBidCell,
}
/** For a stock car, which is sold at a price and does not have a start price. */
export const fixedPrice: AnyColumn = {
  ...soldPrice,
  head: [{ label: 'price', sort: 'soldPrice' }],
}
export const ownBid: AnyColumn = { id: 'ownBid', head: [{ label: 'myBid' }], Cell: cells.OwnBidCell }

/** A column of one's own bids is useless to users who have none. */
export const withoutOwnBid = (column: AnyColumn): AnyColumn => ({
  ...column,
  head: column.head.flatMap<AnyColumn['head'][number]>((line) => {
    if (!('label' in line)) return [line]
    if (line.label === 'statusOrBid') return [{ label: 'status' }]
    return line.label === 'myBid' ? [] : [line]
  }),
})

/** If staff are looking at the lots. */
export const clientBids: AnyColumn = {
  id: 'clientBids',
  align: 'end',
  head: [{ label: 'highestBid' }, { label: 'clients' }],
  Cell: cells.ClientBidsCell,
}

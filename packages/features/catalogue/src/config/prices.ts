import { isSold } from '@seriba/domain/lots/lot-status'
import type { Lot } from '../rows/lot.ts'
import type { ColumnLabel } from '../table/column-label.ts'

export type PriceLabel = Extract<ColumnLabel, 'startPrice' | 'soldPrice' | 'averagePrice' | 'price'>

/** A price on a card, by the name of its column in the table. */
export type PriceFact = (row: Lot) => { label: PriceLabel; yen: number | null; sold?: boolean }

export const startPrice: PriceFact = (row) => ({ label: 'startPrice', yen: row.startPrice })
export const soldPrice: PriceFact = (row) => ({ label: 'soldPrice', yen: row.soldPrice })
export const fixedPrice: PriceFact = (row) => ({ label: 'price', yen: row.soldPrice })

/** Only known for car auctions and statistics (GAP39). */
export const averagePrice: PriceFact = (row) => ({
  label: 'averagePrice',
  yen: 'averagePrice' in row ? row.averagePrice : null,
})

/** What comparable lots sell for is of interest until this one has been sold. */
export const soldOrAverage: PriceFact = (row) =>
  row.soldPrice && isSold(row.status) ? { ...soldPrice(row), sold: true } : averagePrice(row)

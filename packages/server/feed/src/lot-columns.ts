import { lotStatus } from '@seriba/domain/lots/lot-status'
import { type FeedField, feedFields } from './feed-fields.ts'
import type { CellValue } from './read-value.ts'

/** What identifies a lot among all lots. */
export const keyColumns = ['kind', 'auction', 'auction_day', 'lot_no']
/** What a feed says about a lot. */
export const factColumns = [
  ...feedFields.flatMap(({ column }) => column ?? []),
  'condition_rank',
  'details',
].filter((column) => !keyColumns.includes(column))
export const lotColumns = [...keyColumns, ...factColumns]

/** A lot's values, each at its column's position in `lotColumns`. */
export type LotValues = (CellValue | undefined)[]

export const placeOf = (column: string) => lotColumns.indexOf(column)

export const places = {
  kind: placeOf('kind'),
  auction: placeOf('auction'),
  auctionDay: placeOf('auction_day'),
  auctionAt: placeOf('auction_at'),
  lotNo: placeOf('lot_no'),
  condition: placeOf('condition'),
  conditionRank: placeOf('condition_rank'),
  details: placeOf('details'),
  chassis: placeOf('chassis'),
  status: placeOf('status'),
  soldPrice: placeOf('sold_price'),
}

/** A lot's values for what its line omits; undefined is NULL. */
export const columnDefaults: LotValues = lotColumns.map((column) => {
  if (column === 'details') return {}
  return emptyOf(feedFields.find((field) => field.column === column))
})

/** The same for a new lot; an existing one keeps its outcome. */
export const newLotDefaults: LotValues = columnDefaults
  .with(places.status, lotStatus.upcoming)
  .with(places.soldPrice, 0)

function emptyOf(field: FeedField | undefined): CellValue | undefined {
  if (field?.name === 'startPrice') return 0
  return { text: '', flag: false, urls: [] }[field?.type as string]
}

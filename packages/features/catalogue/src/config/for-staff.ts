import { clientBids, date, withoutOwnBid } from '../table/shared-columns.ts'
import type { ListingConfig } from './listing-config.ts'

/** A page as staff, who have no bids of their own, see it: what all clients would pay stands in their place. */
export const forStaff = (config: ListingConfig): ListingConfig => {
  const compactColumns = config.compactColumns.map(withoutOwnBid)
  return {
    ...config,
    columns: config.columns.map((column) => (column.id === 'ownBid' ? clientBids : withoutOwnBid(column))),
    compactColumns,
    tightColumns: [
      ...compactColumns.map((column) => (column.id === 'compactDate' ? date : column)),
      clientBids,
    ],
  }
}

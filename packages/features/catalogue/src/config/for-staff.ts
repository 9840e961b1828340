import { clientBids, date, withoutOwnBid } from '../table/shared-columns.ts'
import type { ListingConfig } from './listing-config.ts'

/** A page as staff see it: they have no bids of their own, so the clients' bids are shown instead. */
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

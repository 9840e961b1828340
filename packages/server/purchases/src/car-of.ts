import type { ListedPurchase } from '@seriba/server-money/purchase-list.repository'

/** What a purchase is called where it is told of. */
export const carOf = ({ lot }: Pick<ListedPurchase, 'lot'>): string =>
  [lot.maker, lot.model, lot.year].filter(Boolean).join(' ')

import type { ListedPurchase } from '@seriba/server-money/purchase-list.repository'

/** How notifications name a purchase. */
export const carOf = ({ lot }: Pick<ListedPurchase, 'lot'>): string =>
  [lot.maker, lot.model, lot.year].filter(Boolean).join(' ')

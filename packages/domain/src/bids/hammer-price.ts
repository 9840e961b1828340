import { lotStatus } from '../lots/lot-status.ts'
import type { LotType } from '../lots/page-types.ts'

type Facts = {
  lotType: LotType
  /** Yen. */
  amount: number
  lotStatus: number
  /** The price that the feed reports, in yen; 0 or null until it reports one. */
  lotSoldPrice: number | null
}

/**
 * What a win costs if nobody has entered its price: the sold price that the feed reports for a sold lot. A stock car
 * is sold for the price it was ordered at.
 */
export function hammerPrice({ lotType, amount, ...lot }: Facts): number | null {
  if (lotType === 'stock') return amount
  const sold = lot.lotStatus === lotStatus.sold || lot.lotStatus === lotStatus.soldNego
  return sold && lot.lotSoldPrice ? lot.lotSoldPrice : null
}

import type { Bid } from '@seriba/contracts/bid-lists'

/** Staff have something to do about it at the hall, and confirm it once it is done. */
export const needsManualAction = ({ withdrawByHand, byHand, withdrawal }: Bid) =>
  withdrawByHand || byHand !== null || withdrawal?.state === 'asked'

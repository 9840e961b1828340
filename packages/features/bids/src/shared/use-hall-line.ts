import type { Bid } from '@seriba/contracts/bid-lists'
import { localTime } from '@seriba/domain/time/local-time'
import { useTranslation } from 'react-i18next'

/** When the auction is by the buyer's own clock, and in which hall. */
export function useHallLine() {
  const { t } = useTranslation('bids')
  return ({ auctionName, auctionDate }: Pick<Bid, 'auctionName' | 'auctionDate'>) => {
    const time = auctionDate && localTime(auctionDate)
    return time ? t('list.ownTimeHall', { time, hall: auctionName }) : auctionName
  }
}

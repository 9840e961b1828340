import { type Actor, isDealer, isManager } from '../access/actor.ts'
import { lotPathOf } from '../lots/page-types.ts'

type BidNews = { eventType: string; lotNo: number; detail: { lotId: string; lotType: string } }
type ChatNews = { bidId: number }

const deskOf = (actor: Pick<Actor, 'userType' | 'roleId'>) =>
  isManager(actor) ? '/bid-manager/all' : isDealer(actor) ? '/dealer-bids' : '/bids'

/** Where a receiver finds what he was told of: a chat open in his list, his wins, the row at the desk, the lot. */
export function placeOfNews(
  actor: Pick<Actor, 'userType' | 'roleId'>,
  news: BidNews | ChatNews,
): `/${string}` {
  if ('bidId' in news) return `${deskOf(actor)}?bid=${news.bidId}`
  if (isManager(actor)) return `${deskOf(actor)}?lotNo=${news.lotNo}`
  return news.eventType === 'managerWinBid' ? `${deskOf(actor)}?status=win` : lotOfNews(news)
}

export const lotOfNews = ({ detail }: BidNews) =>
  lotPathOf(detail.lotType, detail.lotId, 'live') as `/${string}`

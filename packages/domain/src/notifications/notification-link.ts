import { type Actor, isDealer, isManager } from '../access/actor.ts'
import { bidsOfLotPath } from '../bids/bid-lists.ts'
import { lotPathOf } from '../lots/page-types.ts'
import { isSitePath } from '../site/site-path.ts'

type LotNews = { eventType: string; lotNo: number; detail: { lotId: string; lotType: string } }
type OfferNews = LotNews & { detail: { orderId: number } }
type SeveralLots = LotNews & { detail: { path: string } }
type BidNews = LotNews & { detail: { id: number } }
type ChatNews = { bidId: number; lotNo: number }
type MoneyNews = { eventType: keyof typeof placeOfMoney }
type ClientNews = { eventType: 'newClient'; detail: { clientId: number } }
type ShipmentNews = { eventType: 'shipmentChanged'; detail: { purchases: readonly { id: number }[] } }
type SentNews = {
  eventType: 'documentSent'
  detail: { clientId: number } | { clientId: number; purchaseId: number }
}
type PaperNews = { eventType: 'documentAdded' | 'invoiceIssued'; detail: { purchaseId: number } }

const placeOfMoney = {
  moneyReceived: '/payments',
  moneyReversed: '/payments',
  statementReady: '/payments',
  depositAnnounced: '/payments?tab=deposits',
} as const

type Receiver = Pick<Actor, 'userType' | 'roleId'>

/** The list that contains a person's bids. */
export const homePathFor = (actor: Receiver): `/${string}` =>
  isManager(actor) ? '/bid-manager/all' : isDealer(actor) ? '/dealer-bids' : '/bids'

/**
 * A bid in the recipient's list, with its chat open (DEC09). The desk is narrowed to its lot, because the row could
 * be on any page there.
 */
export const placeOfBid = (actor: Receiver, bidId: number, lotNo: number): `/${string}` =>
  `${homePathFor(actor)}?bid=${bidId}${isManager(actor) ? `&lotNo=${lotNo}` : ''}`

/** What was offered for an order, next to one's own orders. */
export const placeOfOffers = (orderId: number): `/${string}` => `/make-an-order?order=${orderId}#offered`

/** Where recipients find what they were notified of: a bid and its chat in their list, their wins, the lot. */
export function linkOfNotification(
  actor: Receiver,
  news:
    | BidNews
    | OfferNews
    | SeveralLots
    | LotNews
    | ChatNews
    | MoneyNews
    | ShipmentNews
    | PaperNews
    | SentNews
    | ClientNews,
): `/${string}` {
  if ('bidId' in news) return placeOfBid(actor, news.bidId, news.lotNo)
  if (!('lotNo' in news)) return placeOfAccountNews(news)
  if ('orderId' in news.detail) return placeOfOffers(news.detail.orderId)
  if ('path' in news.detail && isSitePath(news.detail.path)) return news.detail.path as `/${string}`
  if (!isOfBid(news)) return lotOfNotification(news)
  if (news.eventType.startsWith('negotiation'))
    return isManager(actor) ? `/negotiations?bid=${news.detail.id}` : `/negotiations/${news.detail.id}`
  if (news.eventType.startsWith('budget')) return lotOfNotification(news)
  if (isManager(actor)) return bidsOfLotPath(news.detail.lotId, news.detail.id)
  return news.eventType === 'managerWinBid' ? `${homePathFor(actor)}?status=win` : lotOfNotification(news)
}

function placeOfAccountNews(
  news: MoneyNews | ShipmentNews | PaperNews | SentNews | ClientNews,
): `/${string}` {
  if (!('detail' in news) || isOfMoney(news)) return placeOfMoney[news.eventType]
  if (news.eventType === 'newClient') return `/clients/${news.detail.clientId}`
  if (news.eventType === 'documentSent') return placeOfSent(news.detail)
  if (news.eventType !== 'shipmentChanged') return `/purchases/${news.detail.purchaseId}`
  const [only, ...others] = news.detail.purchases
  return only && others.length === 0 ? `/purchases/${only.id}` : '/purchases'
}

/** A purchase's document is on its page, a client's own document in their file. */
const placeOfSent = (sent: SentNews['detail']): `/${string}` =>
  'purchaseId' in sent ? `/purchases/${sent.purchaseId}#documents` : `/clients/${sent.clientId}?tab=documents`

const isOfMoney = (news: { eventType: string }): news is MoneyNews => news.eventType in placeOfMoney

const isOfBid = (news: BidNews | OfferNews | SeveralLots | LotNews): news is BidNews => 'id' in news.detail

export const lotOfNotification = ({ detail }: Pick<LotNews, 'detail'>) =>
  lotPathOf(detail.lotType, detail.lotId, 'live') as `/${string}`

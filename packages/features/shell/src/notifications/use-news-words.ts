import type { BidEvent, News } from '@seriba/contracts/notifications'
import { isManager } from '@seriba/domain/access/actor'
import { type BidStatus, bidStatus, bidStatusName } from '@seriba/domain/bids/bid-status'
import type { NegotiationOutcome } from '@seriba/domain/bids/negotiation'
import { formatBalance, formatMoney } from '@seriba/domain/format/number'
import { isAboutSomeoneElse, sideOfEvent } from '@seriba/domain/notifications/news'
import { shipmentInBrief } from '@seriba/domain/notifications/shipment-news'
import {
  Banknote,
  Clock,
  FileText,
  Gavel,
  Languages,
  MessageSquare,
  PackageSearch,
  Search,
  Ship,
  Trophy,
  User,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../language/use-language.ts'
import { useSession } from '../session/use-session.ts'

/** Whose bid the news is about; offers and translations are the reader's own. */
function clientOf(news: News) {
  if ('bidId' in news) return news
  return 'lotNo' in news && 'clientId' in news.detail
    ? news.detail
    : { clientId: undefined, client: undefined }
}

/** How a negotiation ended, if the news is about that. */
function endOfNegotiation(news: News): NegotiationOutcome | null {
  if (!('eventType' in news) || news.eventType !== 'negotiationEnded') return null
  const { outcome } = news.detail
  return outcome === 'withdrawn' || outcome === 'too_late' ? null : (outcome ?? null)
}

const eventsWithAmount: readonly BidEvent['eventType'][] = [
  'clientNewBid',
  'clientRebid',
  'clientChangeAmount',
  'managerNewBid',
  'managerChangeAmount',
  'managerUpdateBidAmount',
  'budgetAsked',
  'budgetAgreed',
  'budgetDeclined',
]

/**
 * The sum that came in, which purchases are being shipped and how, which car a document is for, or who the client is.
 */
export function newsInBrief({ detail }: Exclude<News, { lotNo: number }>): string {
  if ('client' in detail) {
    if ('amount' in detail) return `${detail.client}: ${formatMoney(detail.amount)}, ${detail.reference}`
    return 'car' in detail ? `${detail.client}: ${detail.sku}, ${detail.car}` : detail.client
  }
  if ('amount' in detail) return formatMoney(detail.amount)
  if ('closing' in detail) return formatBalance(detail.closing)
  return 'car' in detail ? `${detail.sku}, ${detail.car}` : shipmentInBrief(detail)
}

/** What an event is called in a toast and in the list, in the page's language. */
export function useNewsWords() {
  const { t } = useTranslation(['notifications', 'lots'])
  const russian = useLanguage() === 'ru'
  const detail = useSession().profile?.detail
  const reader = detail?.userId
  const isStaff = detail !== undefined && isManager(detail)

  /** The client's name, if the reader is somebody else. */
  function nameIn(news: News): string | undefined {
    const { clientId, client } = clientOf(news)
    return reader !== undefined && isAboutSomeoneElse(reader, clientId) ? client : undefined
  }

  function titleOf(news: News): string {
    if ('bidId' in news) return t(news.isClientMessage ? 'toast.chatFromClient' : 'toast.chatFromManager')
    const { eventType } = news
    if (eventType === 'managerWinBid') {
      const order = 'lotType' in news.detail && news.detail.lotType === 'stock'
      if (nameIn(news) !== undefined) return t(order ? 'toast.clientOrdered' : 'toast.clientWon')
      return t(order ? 'win.ordered' : 'win.title', { count: 1 })
    }
    const ended = endOfNegotiation(news)
    if (ended) return t(`ended.${ended}`)
    const told = russian ? news.messageRu : news.messageEn
    return told || t(`toast.${eventType}`)
  }
  /** What happened to a bid: its status in its reader's words, its amount, a price, or how a request ended. */
  function changeOf(news: News): string | undefined {
    if ('bidId' in news || !('soldPrice' in news.detail)) return undefined
    const { eventType, detail } = news as BidEvent
    const { amount, amountBefore, group, soldPrice, outcome, price } = detail
    const sold = soldPrice === null ? undefined : t('toast.sold', { price: formatMoney(soldPrice) })
    if (eventType === 'managerUpdateStatus' || eventType === 'managerBidStatus') {
      const name = bidStatusName(detail.bidStatus as BidStatus)
      const status = t(isStaff ? `lots:bidStatus.${name}` : `lots:clientBidStatus.${name}`)
      return detail.bidStatus === bidStatus.finished && sold ? `${status}, ${sold}` : status
    }
    // The title says how a negotiation ended; a win also has a price to show.
    if (endOfNegotiation(news)) return price === undefined ? undefined : formatMoney(price)
    if (outcome !== undefined)
      return t(`outcome.${outcome}`, { price: price === undefined ? '' : formatMoney(price) })
    if (price !== undefined) return formatMoney(price)
    if (eventType === 'managerWinBid' && soldPrice !== null) return formatMoney(soldPrice)
    const moved = group === undefined ? undefined : group ? t('toast.group', group) : t('toast.noGroup')
    if (amountBefore === undefined && moved !== undefined) return moved
    if (!eventsWithAmount.includes(eventType) || amount === undefined) return undefined
    if (amountBefore !== undefined) {
      const changed = t('toast.changed', { from: formatMoney(amountBefore), to: formatMoney(amount) })
      return moved === undefined ? changed : `${changed}, ${moved}`
    }
    if (eventType !== 'managerChangeAmount' && eventType !== 'managerUpdateBidAmount')
      return formatMoney(amount)
    return sold
  }

  return {
    titleOf,
    nameIn,
    changeOf,
    lotOf(news: News) {
      if (!('lotNo' in news)) return newsInBrief(news)
      const lot = t('toast.lot', news)
      const client = nameIn(news)
      const text = client === undefined ? lot : t('toast.ofClient', { client, lot })
      const change = changeOf(news)
      return change === undefined ? text : `${text}: ${change}`
    },
  }
}

const ofPapers: readonly Exclude<News, { bidId: number }>['eventType'][] = [
  'documentAdded',
  'documentSent',
  'invoiceIssued',
  'statementReady',
]

const ofMoney: typeof ofPapers = ['moneyReceived', 'moneyReversed', 'depositAnnounced']

/** Clients’ actions have a face icon, staff’s a hammer. */
export function newsIcon(news: News) {
  if ('bidId' in news) return MessageSquare
  if (news.eventType === 'translationReady') return Languages
  if (ofMoney.includes(news.eventType)) return Banknote
  if (news.eventType === 'newClient') return User
  if (news.eventType === 'shipmentChanged') return Ship
  if (ofPapers.includes(news.eventType)) return FileText
  if (news.eventType === 'lotOffered') return PackageSearch
  if (news.eventType === 'favoriteStarts' || news.eventType === 'cancelDeadline') return Clock
  if (news.eventType === 'lotsFound') return Search
  if (news.eventType === 'managerWinBid') return Trophy
  const ended = endOfNegotiation(news)
  if (ended === 'expired') return Clock
  return sideOfEvent(news.eventType, ended ?? undefined) === 'client' ? User : Gavel
}

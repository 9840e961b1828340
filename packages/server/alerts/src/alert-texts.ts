import type { BidEvent, News } from '@seriba/contracts/notifications'
import type { Actor } from '@seriba/domain/access/actor'
import { isManager } from '@seriba/domain/access/actor'
import { type BidStatus, bidStatus as bidStatuses, bidStatusName } from '@seriba/domain/bids/bid-status'
import { formatBalance, formatMoney } from '@seriba/domain/format/number'
import { isAboutSomeoneElse } from '@seriba/domain/notifications/news'
import { linkOfNotification } from '@seriba/domain/notifications/notification-link'
import { shipmentInBrief } from '@seriba/domain/notifications/shipment-news'
import { en } from '@seriba/i18n/en'
import { ru } from '@seriba/i18n/ru'
import type { Language } from '@seriba/server-kit/language'
import type { Alert } from './alert.ts'

const texts = { en, ru }
const longestComment = 160

/** An event as its recipient reads it on a locked screen: what happened, then to whom and to which lot. */
export function alertTexts(
  news: News,
  reader: Actor,
  language: Language,
): Pick<Alert, 'title' | 'body' | 'path'> {
  return {
    title: titleOf(news, reader, language),
    body: bodyOf(news, reader, language),
    path: pathOf(news, reader),
  }
}

/** Staff pages have addresses below the console's own. */
function pathOf(news: News, reader: Actor): string {
  const path = linkOfNotification(reader, news)
  return isManager(reader) ? `/console${path}` : path
}

function titleOf(news: News, reader: Actor, language: Language): string {
  const { toast, win } = texts[language].notifications
  if ('bidId' in news) return news.isClientMessage ? toast.chatFromClient : toast.chatFromManager
  if (news.eventType === 'managerWinBid') {
    const order = news.detail.lotType === 'stock'
    if (clientIn(news, reader) !== undefined) return order ? toast.clientOrdered : toast.clientWon
    return (order ? win.ordered_one : win.title_one).replace('{{count}}', '1')
  }
  const told = language === 'ru' ? news.messageRu : news.messageEn
  return told || (news.eventType in toast ? toast[news.eventType as keyof typeof toast] : '')
}

function bodyOf(news: News, reader: Actor, language: Language): string {
  if (news.eventType === 'moneyReceived' || news.eventType === 'moneyReversed')
    return formatMoney(news.detail.amount)
  if (news.eventType === 'shipmentChanged') return shipmentInBrief(news.detail)
  if (news.eventType === 'documentAdded' || news.eventType === 'invoiceIssued')
    return `${news.detail.sku}, ${news.detail.car}`
  if (news.eventType === 'statementReady') return formatBalance(news.detail.closing)
  if (news.eventType === 'newClient') return news.detail.client
  if (news.eventType === 'documentSent') {
    const { detail } = news
    return 'sku' in detail ? `${detail.client}: ${detail.sku}, ${detail.car}` : detail.client
  }
  if (news.eventType === 'depositAnnounced')
    return `${news.detail.client}: ${formatMoney(news.detail.amount)}, ${news.detail.reference}`
  const lot = `${news.auctionName} ${news.lotNo}, ${news.specification}`
  const client = clientIn(news, reader)
  const about = client === undefined ? lot : `${client}: ${lot}`
  if ('bidId' in news) return `${about}\n${shortened(news.comment)}`
  if (news.eventType === 'managerUpdateStatus' || news.eventType === 'managerBidStatus') {
    const name = bidStatusName(news.detail.bidStatus as BidStatus)
    const { bidStatus, clientBidStatus } = texts[language].lots
    const status = isManager(reader) ? bidStatus[name] : clientBidStatus[name]
    const { soldPrice } = news.detail
    const isOver = news.detail.bidStatus === bidStatuses.finished && soldPrice !== null
    const { sold } = texts[language].notifications.toast
    return `${about}\n${isOver ? `${status}, ${sold.replace('{{price}}', formatMoney(soldPrice))}` : status}`
  }
  if (news.eventType === 'managerWinBid' && news.detail.soldPrice !== null) {
    return `${about}\n${formatMoney(news.detail.soldPrice)}`
  }
  const came = isOfBid(news) ? outcomeOf(news, language) : undefined
  return came === undefined ? about : `${about}\n${came}`
}

const isOfBid = (news: News): news is BidEvent => !('bidId' in news) && 'soldPrice' in news.detail

/** The result of a request, or the price named in a negotiation; the title says how the negotiation ended. */
function outcomeOf(
  { eventType, detail: { outcome, price } }: BidEvent,
  language: Language,
): string | undefined {
  const named = price === undefined ? undefined : formatMoney(price)
  if (eventType === 'negotiationEnded') return named
  return outcome ? texts[language].notifications.outcome[outcome].replace('{{price}}', named ?? '') : named
}

/** The client's name, if the reader is somebody else. */
function clientIn(news: News, { userId }: Actor): string | undefined {
  const named = 'bidId' in news ? news : 'clientId' in news.detail ? news.detail : undefined
  return named && isAboutSomeoneElse(userId, named.clientId) ? named.client : undefined
}

const shortened = (text: string) =>
  text.length > longestComment ? `${text.slice(0, longestComment - 1).trimEnd()}…` : text

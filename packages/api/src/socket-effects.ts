import type { ChatEvent } from '@seriba/contracts/notifications'
import type { AccountEvent, SocketMessage } from '@seriba/contracts/socket-messages'
import { allNotificationsOn, channelsFor } from '@seriba/domain/notifications/choices'
import { mutedTypes, refreshTypes } from '@seriba/domain/notifications/event-types'
import { isAboutSomeoneElse, isRelevantTo } from '@seriba/domain/notifications/news'
import { api } from './api.ts'
import { notifyBidLots } from './bid-lots.ts'
import { viewNotificationChoices } from './generated/shared/notification-choices.ts'
import { chatEventReceived, type Heard, newsReceived, winsSeen } from './notifications-slice.ts'
import type { AppDispatch } from './store.ts'
import { bidChanged, idTag, listTag, readTags, type Tag } from './tags.ts'

const gatherMs = 300
/** Many people may be looking at a lot: they do not all request the hall's news about it at the same moment. */
const lotSpreadMs = 300
/**
 * Everybody hears of a change to the company at once: they do not all send requests at once, nor before every process
 * knows about it.
 */
const [restMs, spreadMs] = [500, 2000]

export type Listener = { userId: number; isStaff: boolean }

/** Everything that events change. */
const stalest = [
  'Account',
  'AuctionDay',
  'Balance',
  'Bid',
  'BidFilters',
  'BidGroup',
  'Chat',
  'Client',
  'Company',
  'Cost',
  'Counters',
  'Dashboard',
  'Feed',
  'Halls',
  'Lot',
  'Notification',
  'Order',
  'Payment',
  'Profile',
  'Purchase',
  'Site',
  'Staff',
  'Translation',
  'Voyage',
] as const

/** Whatever is announced is in the list of notifications, and counted. */
const notificationTags: Tag[] = [{ type: 'Notification' }, { type: 'Counters' }, { type: 'Dashboard' }]

/**
 * Limits and permissions are part of everything that is shown about lots; money and ships are announced the same way.
 * Dealers are shown their clients'.
 */
const ownAccountChanged: Tag[] = [
  { type: 'Purchase' },
  { type: 'Profile' },
  { type: 'Account' },
  { type: 'Balance' },
  { type: 'Lot' },
  { type: 'Counters' },
  { type: 'Dashboard' },
]

function tagsInvalidatedByAccount({ userId }: AccountEvent, listener: Listener): Tag[] {
  if (userId === listener.userId) return ownAccountChanged
  return listener.isStaff
    ? [idTag('Client', userId), listTag('Client'), idTag('Balance', 'client'), { type: 'Dashboard' }]
    : [{ type: 'Dashboard' }, { type: 'Purchase' }]
}

/** Only staff hear of it: a client and their dealer are told that the account has changed. */
const purchasesChanged = (clientId: number | null): Tag[] => [
  { type: 'Purchase' },
  { type: 'Voyage' },
  { type: 'Dashboard' },
  ...(clientId === null ? [] : [idTag('Client', clientId)]),
]

/** What a message makes stale. Staff are notified of bids that are not theirs: their own balance stays. */
export function tagsInvalidatedBy({ payload }: SocketMessage, listener: Listener): Tag[] {
  const { isStaff } = listener
  if (payload.eventType === 'accountChanged') return tagsInvalidatedByAccount(payload, listener)
  if (payload.eventType === 'companyChanged')
    return [
      { type: 'Site' },
      { type: 'Cost' },
      ...(isStaff ? ([{ type: 'Company' }, { type: 'Halls' }] as const) : []),
    ]
  if (payload.eventType === 'translationsChanged') return [listTag('Translation'), { type: 'Dashboard' }]
  if (payload.eventType === 'clientSignedUp') return [listTag('Client'), { type: 'Counters' }]
  if (payload.eventType === 'staffChanged') return [{ type: 'Staff' }, listTag('Client')]
  if (payload.eventType === 'purchasesChanged') return purchasesChanged(payload.clientId)
  if (payload.eventType === 'paymentsChanged') return [{ type: 'Payment' }, { type: 'Dashboard' }]
  if (payload.eventType === 'feedsChanged') return [{ type: 'Feed' }]
  if (payload.eventType === 'invoiceReady')
    return [
      { type: 'Purchase' },
      { type: 'Payment' },
      listTag('Bid'),
      ...(isStaff ? [{ type: 'Client' } as const] : []),
    ]
  if (payload.eventType === 'ordersChanged') return [{ type: 'Order' }, { type: 'Dashboard' }]
  if (payload.eventType === 'lotChanged') return [idTag('Lot', payload.lotId)]
  if (payload.eventType === 'lotOffered') return [{ type: 'Order' }, ...notificationTags]
  if (
    payload.eventType === 'moneyReceived' ||
    payload.eventType === 'moneyReversed' ||
    payload.eventType === 'shipmentChanged' ||
    payload.eventType === 'documentAdded' ||
    payload.eventType === 'invoiceIssued' ||
    payload.eventType === 'statementReady' ||
    payload.eventType === 'newClient' ||
    payload.eventType === 'depositAnnounced' ||
    payload.eventType === 'documentSent' ||
    payload.eventType === 'favoriteStarts' ||
    payload.eventType === 'lotsFound' ||
    payload.eventType === 'cancelDeadline'
  )
    return notificationTags
  if (payload.eventType === 'bidsFinished')
    return [
      listTag('Bid'),
      { type: 'BidFilters' },
      { type: 'Counters' },
      { type: 'Dashboard' },
      listTag('AuctionDay'),
    ]
  if (payload.eventType === 'bidLotsChanged') return [idTag('AuctionDay', 'log')]
  if (payload.eventType === 'newsRead') return readTags(payload.bidId ?? undefined)
  if (payload.eventType === 'winsSeen') return []
  if (payload.eventType === 'translationReady') {
    const { lotId } = payload.detail
    return [idTag('Lot', lotId), idTag('Translation', lotId), ...notificationTags]
  }
  if ('bidId' in payload) {
    return [idTag('Chat', payload.bidId), idTag('Bid', payload.bidId), ...notificationTags]
  }
  const { id, lotId } = payload.detail
  const won = payload.eventType === 'managerWinBid' || payload.detail.bidStatus === 6
  const stale = [
    ...bidChanged(id, lotId),
    ...notificationTags,
    ...(won ? [{ type: 'Purchase' } as const] : []),
  ]
  return isStaff ? stale.map((tag) => (tag.type === 'Balance' ? idTag('Balance', 'client') : tag)) : stale
}

/** What is on screen; counters and balances around it are fetched afterwards. */
const isShown = ({ type }: Tag) => type === 'Bid' || type === 'Chat' || type === 'Lot'

/**
 * Turns socket messages into stale tags and notifications. The first message acts at once; a burst that follows it is
 * collected, so that a busy hall does not refetch the same list a hundred times.
 */
export function makeSocketEffects(dispatch: AppDispatch, listener: Listener) {
  let waiting: Tag[] = []
  const lots = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const soon = (work: () => void, ms = 0) => setTimeout(() => stopped || work(), ms)

  function flush() {
    timer = undefined
    if (waiting.length === 0) return
    const stale = waiting
    waiting = []
    timer = setTimeout(flush, gatherMs)
    dispatch(api.util.invalidateTags(stale.filter(isShown)))
    soon(() => dispatch(api.util.invalidateTags(stale.filter((tag) => !isShown(tag)))))
  }

  /** A feed announces many lots at once; a list that shows some of them is fetched once. */
  function gatherLot(lotId: string) {
    if (lots.size === 0) soon(invalidateGatheredLots, Math.random() * lotSpreadMs)
    lots.add(lotId)
  }

  function invalidateGatheredLots() {
    waiting.push(...[...lots].map((id) => idTag('Lot', id)))
    lots.clear()
    if (timer === undefined) flush()
  }

  return {
    receive(message: SocketMessage) {
      if (stopped) return
      if (message.payload.eventType === 'companyChanged') {
        const stale = tagsInvalidatedBy(message, listener)
        soon(() => dispatch(api.util.invalidateTags(stale)), restMs + Math.random() * spreadMs)
        return
      }
      const { payload } = message
      if (payload.eventType === 'lotChanged') return gatherLot(payload.lotId)
      if (payload.eventType === 'winsSeen') return void dispatch(winsSeen(payload.bidIds))
      if (payload.eventType === 'bidLotsChanged') {
        notifyBidLots(payload.lotIds)
        payload.lotIds.forEach(gatherLot)
      } else if ('detail' in payload && 'bidStatus' in payload.detail) notifyBidLots([payload.detail.lotId])
      // Requested before the notification is rendered: the answer is on its way in the meantime.
      waiting.push(...tagsInvalidatedBy(message, listener))
      if (timer === undefined) flush()
      if (isRelevantTo(listener.userId, message)) soon(() => tell(dispatch, message, listener.userId))
    },
    /** Too much was missed to say what is stale. */
    reload() {
      dispatch(api.util.invalidateTags([...stalest]))
    },
    stop() {
      stopped = true
      clearTimeout(timer)
      timer = undefined
      waiting = []
      lots.clear()
    },
  }
}

const isHeard = (payload: SocketMessage['payload']): payload is Heard | ChatEvent =>
  ![...refreshTypes, ...mutedTypes].some((type) => type === payload.eventType)

const choicesNow = viewNotificationChoices.select()

function tell(dispatch: AppDispatch, { seq, payload }: SocketMessage, userId: number) {
  if (!isHeard(payload)) return
  const choices = dispatch((_, getState) => choicesNow(getState()).data) ?? allNotificationsOn
  const now = new Date()
  const { eventType } = payload
  const channels = channelsFor(choices, eventType, now.getHours() * 60 + now.getMinutes())
  const visible = channels.toast && document.visibilityState === 'visible'
  const silent = !channels.sound
  if ('bidId' in payload) {
    dispatch(chatEventReceived({ event: payload, seq, visible, silent }))
    return
  }
  const ofAnother = 'clientId' in payload.detail && isAboutSomeoneElse(userId, payload.detail.clientId)
  dispatch(newsReceived({ event: payload, seq, visible, silent, ofAnother }))
}

import { type Actor, isDealer, isManager } from '../access/actor.ts'
import type { EventType } from './event-types.ts'
import { isQuiet, type QuietHours } from './quiet-hours.ts'

/** How news reaches somebody. `portal` is the toast: the list of notifications keeps everything. */
export const notificationChannels = ['email', 'portal', 'sound'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

export const notificationTopics = [
  'newLots',
  'bidStatus',
  'bidByManager',
  'win',
  'payment',
  'shipment',
  'offer',
  'clientBid',
  'clientChange',
  'deskChange',
  'translation',
  'message',
] as const
export type NotificationTopic = (typeof notificationTopics)[number]

/** What can be switched off. A topic without a channel here is not told by it, or is always told by it. */
export const notificationSwitches = [
  'newLots.email',
  'bidStatus.email',
  'bidStatus.portal',
  'bidStatus.sound',
  'bidByManager.portal',
  'bidByManager.sound',
  'win.sound',
  'payment.email',
  'shipment.email',
  'offer.email',
  'clientBid.portal',
  'clientBid.sound',
  'clientChange.portal',
  'clientChange.sound',
  'deskChange.portal',
  'deskChange.sound',
  'translation.email',
  'translation.portal',
  'translation.sound',
  'message.email',
  'message.portal',
  'message.sound',
] as const
export type NotificationSwitch = (typeof notificationSwitches)[number]

const always: readonly string[] = ['win.email', 'win.portal']

/** Switched by `bidEmailNotify` together; mails of saved searches have a switch of each search beside this one. */
export const biddingMails: readonly NotificationSwitch[] = ['bidStatus.email', 'message.email']

/** What a topic has in a channel: a switch, the word that it is always told, or nothing. */
export function cellOf(
  topic: NotificationTopic,
  channel: NotificationChannel,
): NotificationSwitch | 'always' | null {
  const name = `${topic}.${channel}`
  if (always.includes(name)) return 'always'
  return notificationSwitches.find((known) => known === name) ?? null
}

/** What somebody can be told of at all. */
export function topicsOf(actor: Pick<Actor, 'userType' | 'roleId'>): readonly NotificationTopic[] {
  if (isManager(actor)) return ['newLots', 'clientBid', 'clientChange', 'deskChange', 'message']
  const fromClients = isDealer(actor) ? (['clientBid', 'clientChange'] as const) : []
  return [
    'newLots',
    'bidStatus',
    'bidByManager',
    'win',
    'payment',
    'shipment',
    'offer',
    ...fromClients,
    'translation',
    'message',
  ]
}

export const topicOfEvent = {
  clientNewBid: 'clientBid',
  clientRebid: 'clientBid',
  clientCancelBid: 'clientChange',
  clientChangeAmount: 'clientChange',
  managerNewBid: 'bidByManager',
  managerUpdateBidAmount: 'bidByManager',
  managerUpdateStatus: 'bidStatus',
  managerWinBid: 'win',
  managerBidStatus: 'deskChange',
  managerChangeAmount: 'deskChange',
  chatMessage: 'message',
  translationReady: 'translation',
} as const satisfies Record<EventType, NotificationTopic>

export type NotificationChoices = { off: NotificationSwitch[]; quiet: QuietHours }

/** Everything is told, and nights are not yet quiet. */
export const allNotificationsOn: NotificationChoices = {
  off: [],
  quiet: { on: false, from: 22 * 60, to: 7 * 60 },
}

/** How an event is told on screen, where its receiver's clock says so many minutes of the day. */
export function channelsFor({ off, quiet }: NotificationChoices, event: EventType, minute: number) {
  const isOff = (channel: NotificationChannel) => {
    const cell = cellOf(topicOfEvent[event], channel)
    return cell !== null && cell !== 'always' && off.includes(cell)
  }
  return { toast: !isOff('portal'), sound: !isOff('sound') && !isQuiet(quiet, minute) }
}

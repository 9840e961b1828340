import { type Actor, isDealer, isManager } from '../access/actor.ts'
import { type EventType, isSoundless, type MutedType, type SoundlessType } from './event-types.ts'
import { isQuiet, type QuietHours } from './quiet-hours.ts'

/** How notifications reach a person. `portal` is the toast: the list of notifications keeps everything. */
export const notificationChannels = ['email', 'push', 'telegram', 'portal', 'sound'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/** Channels that reach people who do not have a page open. */
export const awayChannels = ['push', 'telegram'] as const satisfies readonly NotificationChannel[]
export type AwayChannel = (typeof awayChannels)[number]

export const notificationTopics = [
  'newLots',
  'favoriteStart',
  'bidStatus',
  'cancelDeadline',
  'bidByManager',
  'win',
  'negotiation',
  'withdrawal',
  'budget',
  'payment',
  'invoice',
  'statement',
  'shipment',
  'document',
  'offer',
  'clientBid',
  'clientChange',
  'deskChange',
  'signUp',
  'deposit',
  'clientDocument',
  'translation',
  'message',
] as const
export type NotificationTopic = (typeof notificationTopics)[number]

/** What can be switched off. If a topic does not list a channel, it is either never or always sent there. */
export const notificationSwitches = [
  'newLots.email',
  'newLots.push',
  'newLots.telegram',
  'favoriteStart.push',
  'favoriteStart.telegram',
  'bidStatus.email',
  'bidStatus.push',
  'bidStatus.telegram',
  'bidStatus.portal',
  'bidStatus.sound',
  'cancelDeadline.push',
  'cancelDeadline.telegram',
  'bidByManager.push',
  'bidByManager.telegram',
  'bidByManager.portal',
  'bidByManager.sound',
  'win.push',
  'win.telegram',
  'win.sound',
  'negotiation.push',
  'negotiation.telegram',
  'negotiation.portal',
  'withdrawal.push',
  'withdrawal.telegram',
  'withdrawal.portal',
  'budget.push',
  'budget.telegram',
  'budget.portal',
  'payment.email',
  'payment.push',
  'payment.telegram',
  'payment.portal',
  'invoice.email',
  'invoice.push',
  'invoice.telegram',
  'invoice.portal',
  'statement.email',
  'statement.push',
  'statement.telegram',
  'statement.portal',
  'shipment.email',
  'shipment.push',
  'shipment.telegram',
  'shipment.portal',
  'document.email',
  'document.push',
  'document.telegram',
  'document.portal',
  'offer.email',
  'offer.push',
  'offer.telegram',
  'offer.portal',
  'clientBid.push',
  'clientBid.telegram',
  'clientBid.portal',
  'clientBid.sound',
  'clientChange.push',
  'clientChange.telegram',
  'clientChange.portal',
  'clientChange.sound',
  'deskChange.push',
  'deskChange.telegram',
  'deskChange.portal',
  'deskChange.sound',
  'signUp.push',
  'signUp.telegram',
  'signUp.portal',
  'deposit.push',
  'deposit.telegram',
  'deposit.portal',
  'clientDocument.push',
  'clientDocument.telegram',
  'clientDocument.portal',
  'translation.email',
  'translation.push',
  'translation.telegram',
  'translation.portal',
  'translation.sound',
  'message.email',
  'message.push',
  'message.telegram',
  'message.portal',
  'message.sound',
] as const
export type NotificationSwitch = (typeof notificationSwitches)[number]

const always: readonly string[] = ['win.email', 'win.portal', 'withdrawal.email', 'budget.email']

/**
 * Switched by `bidEmailNotify` together; for saved searches, each search has its own email switch in addition to this
 * one.
 */
export const biddingMails: readonly NotificationSwitch[] = ['bidStatus.email', 'message.email']

/** What a topic shows for a channel: a switch, a note that it is always sent, or nothing. */
export function cellOf(
  topic: NotificationTopic,
  channel: NotificationChannel,
): NotificationSwitch | 'always' | null {
  const name = `${topic}.${channel}`
  if (always.includes(name)) return 'always'
  return notificationSwitches.find((known) => known === name) ?? null
}

type Reader = Pick<Actor, 'userType' | 'roleId'> & Partial<Pick<Actor, 'permission'>>

/** What a person can be notified of at all; clients and their money only if they may see them. */
export function topicsOf(actor: Reader): readonly NotificationTopic[] {
  if (isManager(actor))
    return [
      'newLots',
      'favoriteStart',
      'negotiation',
      'withdrawal',
      'budget',
      'clientBid',
      'clientChange',
      'deskChange',
      ...(actor.permission?.managerBidForClient === false
        ? []
        : (['signUp', 'deposit', 'clientDocument'] as const)),
      'message',
    ]
  const fromClients = isDealer(actor) ? (['clientBid', 'clientChange'] as const) : []
  return [
    'newLots',
    'favoriteStart',
    'bidStatus',
    'cancelDeadline',
    'bidByManager',
    'win',
    'negotiation',
    'withdrawal',
    'budget',
    'payment',
    'invoice',
    'statement',
    'shipment',
    'document',
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
  lotOffered: 'offer',
  moneyReceived: 'payment',
  moneyReversed: 'payment',
  shipmentChanged: 'shipment',
  documentAdded: 'document',
  invoiceIssued: 'invoice',
  statementReady: 'statement',
  newClient: 'signUp',
  depositAnnounced: 'deposit',
  documentSent: 'clientDocument',
  favoriteStarts: 'favoriteStart',
  lotsFound: 'newLots',
  cancelDeadline: 'cancelDeadline',
  withdrawalAsked: 'withdrawal',
  withdrawalTakenBack: 'withdrawal',
  withdrawalAnswered: 'withdrawal',
  negotiationOpened: 'negotiation',
  negotiationAsked: 'negotiation',
  negotiationOffered: 'negotiation',
  negotiationTakenBack: 'negotiation',
  negotiationForwarded: 'negotiation',
  negotiationAccepted: 'negotiation',
  negotiationEnded: 'negotiation',
  budgetAsked: 'budget',
  budgetAgreed: 'budget',
  budgetDeclined: 'budget',
} as const satisfies Record<EventType | SoundlessType | MutedType, NotificationTopic>

/** What a person would rather be woken up for than miss. */
const urgentTopics = [
  'win',
  'cancelDeadline',
  'negotiation',
  'withdrawal',
  'budget',
  'favoriteStart',
] as const satisfies readonly NotificationTopic[]
export type UrgentTopic = (typeof urgentTopics)[number]

export const isUrgent = (topic: NotificationTopic): boolean => urgentTopics.some((urgent) => urgent === topic)

/** The topics that get through quiet hours, if the person wants them to. */
export const urgentTopicsOf = (actor: Reader): UrgentTopic[] =>
  urgentTopics.filter((topic) => topicsOf(actor).includes(topic))

export type NotificationChoices = {
  off: NotificationSwitch[]
  /** `urgent`: wins and anything that cannot wait get through quiet hours. */
  quiet: QuietHours & { urgent: boolean }
}

/** Everything is sent, and there are no quiet hours yet. */
export const allNotificationsOn: NotificationChoices = {
  off: [],
  quiet: { on: false, from: 22 * 60, to: 7 * 60, urgent: true },
}

/** Whether quiet hours hold a topic back at a minute of the recipient's day. */
export const isInQuietHours = (
  { quiet }: Pick<NotificationChoices, 'quiet'>,
  topic: NotificationTopic,
  minute: number,
): boolean => isQuiet(quiet, minute) && !(quiet.urgent && isUrgent(topic))

/** The channels by which a person who is not looking at a page is notified of a topic. */
export const awayChannelsFor = (
  { off }: Pick<NotificationChoices, 'off'>,
  topic: NotificationTopic,
): AwayChannel[] =>
  awayChannels.filter((channel) => {
    const cell = cellOf(topic, channel)
    return cell !== null && (cell === 'always' || !off.includes(cell))
  })

/** How an event is shown on screen, at the given minute of the recipient's day. */
export function channelsFor(choices: NotificationChoices, event: EventType | SoundlessType, minute: number) {
  const topic = topicOfEvent[event]
  const isOff = (channel: NotificationChannel) => {
    const cell = cellOf(topic, channel)
    return cell !== null && cell !== 'always' && choices.off.includes(cell)
  }
  return {
    toast: !isOff('portal'),
    sound: !isSoundless(event) && !isOff('sound') && !isInQuietHours(choices, topic, minute),
  }
}

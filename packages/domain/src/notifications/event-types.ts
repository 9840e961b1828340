/** What the socket reports about bids (1§4.9). */
export const bidEventTypes = [
  'clientNewBid',
  'clientCancelBid',
  'clientRebid',
  'clientChangeAmount',
  'managerNewBid',
  'managerBidStatus',
  'managerChangeAmount',
  'managerUpdateStatus',
  'managerWinBid',
  'managerUpdateBidAmount',
] as const

/**
 * Steps in what a client and staff negotiate about a bid; shown as a toast, without a sound: the set of eleven sounds
 * is fixed.
 */
export const bidTurnTypes = [
  'withdrawalAsked',
  'withdrawalTakenBack',
  'withdrawalAnswered',
  'negotiationOpened',
  'negotiationAsked',
  'negotiationOffered',
  'negotiationTakenBack',
  'negotiationForwarded',
  'negotiationAccepted',
  'negotiationEnded',
  'budgetAsked',
  'budgetAgreed',
  'budgetDeclined',
] as const
export type BidTurnType = (typeof bidTurnTypes)[number]

/** The outcome of a withdrawal request, and of a negotiation. */
export const turnOutcomes = ['withdrawn', 'too_late', 'accepted', 'declined', 'refused', 'expired'] as const
export type TurnOutcome = (typeof turnOutcomes)[number]

/** A client's money, purchases and orders; shown like negotiation steps, as a toast without a sound. */
export const accountNewsTypes = [
  'moneyReceived',
  'moneyReversed',
  'shipmentChanged',
  'documentAdded',
  'invoiceIssued',
  'statementReady',
  'lotOffered',
] as const
export type AccountNewsType = (typeof accountNewsTypes)[number]

/** What staff hear about clients besides their bids; also a toast without a sound. */
export const deskNewsTypes = ['newClient', 'depositAnnounced', 'documentSent'] as const
export type DeskNewsType = (typeof deskNewsTypes)[number]

export type SoundlessType = BidTurnType | AccountNewsType | DeskNewsType
export const isSoundless = (type: string): type is SoundlessType =>
  [...bidTurnTypes, ...accountNewsTypes, ...deskNewsTypes].some((soundless) => soundless === type)

/** Everything that a person can be notified of. */
export const eventTypes = [...bidEventTypes, 'chatMessage', 'translationReady'] as const
export type EventType = (typeof eventTypes)[number]

/**
 * Shown in the list of notifications and sent by other channels, without a toast or a sound: the eleven that have one
 * are fixed.
 */
export const mutedTypes = ['favoriteStarts', 'lotsFound', 'cancelDeadline'] as const
export type MutedType = (typeof mutedTypes)[number]

/** The names of the socket's messages. */
export const socketEvents = ['notification', 'client-notification', 'chat-notification'] as const
export type SocketEvent = (typeof socketEvents)[number]

/** Kinds of `notification` that only make open pages reload what they show (GAP18): nobody is notified of them. */
export const refreshTypes = [
  'accountChanged',
  'bidLotsChanged',
  'bidsFinished',
  'clientSignedUp',
  'companyChanged',
  'feedsChanged',
  'invoiceReady',
  'lotChanged',
  'newsRead',
  'ordersChanged',
  'paymentsChanged',
  'purchasesChanged',
  'staffChanged',
  'translationsChanged',
  'winsSeen',
] as const

/** Somebody has read their own notifications on another device: they have missed nothing. */
export const readMarkTypes = ['newsRead', 'winsSeen'] as const

/** What an open page reports to the server: the lots it shows. */
export const watchLots = 'watch-lots'
/** A page each of a few lists. */
export const mostWatchedLots = 200
/** How many lots with changed bids are reported in one message. */
export const mostLotsPerEvent = 200

/** A win of one's own has a dialog, so it has a sound but no toast. */
export const hasToast = (type: EventType | SoundlessType, ofAnother = false) =>
  type !== 'managerWinBid' || ofAnother

export const toastLimits = { visible: 5, closeAfterMs: 5000 } as const

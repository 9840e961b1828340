/** What the socket tells of bids (1§4.9). */
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

/** Turns in what a client and staff settle about a bid; told with a toast and without a sound: the eleven are fixed. */
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

/** What came of a wish to withdraw a bid, and of a negotiation. */
export const turnOutcomes = ['withdrawn', 'too_late', 'accepted', 'declined', 'refused', 'expired'] as const
export type TurnOutcome = (typeof turnOutcomes)[number]

/** Of a client's money, purchases and orders; told as turns are, with a toast and without a sound. */
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

/** What staff is told of clients beside their bids; with a toast and without a sound, too. */
export const deskNewsTypes = ['newClient', 'depositAnnounced', 'documentSent'] as const
export type DeskNewsType = (typeof deskNewsTypes)[number]

export type SoundlessType = BidTurnType | AccountNewsType | DeskNewsType
export const isSoundless = (type: string): type is SoundlessType =>
  [...bidTurnTypes, ...accountNewsTypes, ...deskNewsTypes].some((soundless) => soundless === type)

/** All that one is told of. */
export const eventTypes = [...bidEventTypes, 'chatMessage', 'translationReady'] as const
export type EventType = (typeof eventTypes)[number]

/** Told in the list of notifications and away from it, without a toast or a sound: the eleven that have one are fixed. */
export const mutedTypes = ['favoriteStarts', 'lotsFound', 'cancelDeadline'] as const
export type MutedType = (typeof mutedTypes)[number]

/** Names of the socket's messages. */
export const socketEvents = ['notification', 'client-notification', 'chat-notification'] as const
export type SocketEvent = (typeof socketEvents)[number]

/** Kinds of `notification` that only have what is shown asked for again (GAP18): nobody is told of them. */
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

/** Somebody has read their own news on another device: nothing has happened that they would have missed. */
export const readMarkTypes = ['newsRead', 'winsSeen'] as const

/** What an open page tells the server of: the lots it shows. */
export const watchLots = 'watch-lots'
/** A page of each of a few lists. */
export const mostWatchedLots = 200
/** Of lots with bids that have changed, so many are told of in one message. */
export const mostLotsTold = 200

/** One's own win has a dialog, so it makes a sound and no toast. */
export const hasToast = (type: EventType | SoundlessType, ofAnother = false) =>
  type !== 'managerWinBid' || ofAnother

export const toastLimits = { visible: 5, closeAfterMs: 5000 } as const

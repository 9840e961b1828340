import type { EventType, SoundlessType, TurnOutcome } from './event-types.ts'

/** Whose doing an event is known to be; null where the system acted. */
type Told = { by: number | null }

/** One is told what others do, not what one did oneself at another desk. */
export const isRelevantTo = (userId: number, { by }: Told): boolean => by !== userId

/** News of somebody else's bid: what a dealer hears of their clients, and staff of all. */
export const isOfAnother = (userId: number, clientId: number | undefined): boolean =>
  clientId !== undefined && clientId !== userId

const clientEvents: readonly (EventType | SoundlessType)[] = [
  'clientNewBid',
  'clientCancelBid',
  'clientRebid',
  'clientChangeAmount',
  'withdrawalAsked',
  'withdrawalTakenBack',
  'negotiationOffered',
  'negotiationTakenBack',
  'negotiationAccepted',
  'budgetAgreed',
  'budgetDeclined',
  'newClient',
  'depositAnnounced',
  'documentSent',
]

/** Client events and staff events are told apart at a glance (1§4.9); a negotiation is ended by one or the other. */
export const sideOfEvent = (type: EventType | SoundlessType, outcome?: TurnOutcome): 'client' | 'staff' =>
  clientEvents.includes(type) || (type === 'negotiationEnded' && outcome === 'declined') ? 'client' : 'staff'

import type { EventType, SoundlessType, TurnOutcome } from './event-types.ts'

/** The person known to have caused an event; null if it was the system. */
type Told = { by: number | null }

/** People hear about what others do, not about what they did themselves on another device. */
export const isRelevantTo = (userId: number, { by }: Told): boolean => by !== userId

/** News about another person's bid: what dealers hear about their clients, and staff about everyone. */
export const isAboutSomeoneElse = (userId: number, clientId: number | undefined): boolean =>
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

/**
 * Client events and staff events can be told apart at a glance (1§4.9); a negotiation is ended by one or the other.
 */
export const sideOfEvent = (type: EventType | SoundlessType, outcome?: TurnOutcome): 'client' | 'staff' =>
  clientEvents.includes(type) || (type === 'negotiationEnded' && outcome === 'declined') ? 'client' : 'staff'

import type { EventType } from '@seriba/domain/notifications/event-types'

/** Pitch in Hz, when it begins and how long it rings, in ms. */
export type Note = readonly [pitch: number, at: number, lasts: number]

const [c5, d5, e5, g5, a5, c6, e6, g6] = [523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1318.51, 1567.98]
const [g4, a4] = [392, 440]

/**
 * A sound for each event, distinguishable by ear: rising means good news or more money, falling means less; clients’
 * actions have two notes, staff’s three or one; a win is the only fanfare.
 */
export const notes = {
  clientNewBid: [
    [g5, 0, 120],
    [c6, 110, 240],
  ],
  clientCancelBid: [
    [c6, 0, 120],
    [g4, 110, 320],
  ],
  clientRebid: [
    [e5, 0, 100],
    [e5, 140, 100],
    [c6, 280, 220],
  ],
  clientChangeAmount: [
    [e5, 0, 110],
    [g5, 100, 220],
  ],
  managerNewBid: [
    [c5, 0, 100],
    [e5, 90, 100],
    [g5, 180, 240],
  ],
  managerBidStatus: [[a4, 0, 140]],
  managerChangeAmount: [
    [d5, 0, 140],
    [a5, 130, 140],
  ],
  managerUpdateStatus: [
    [a5, 0, 140],
    [e6, 130, 300],
  ],
  managerWinBid: [
    [c5, 0, 130],
    [e5, 120, 130],
    [g5, 240, 130],
    [c6, 360, 200],
    [g5, 540, 120],
    [c6, 650, 520],
  ],
  managerUpdateBidAmount: [
    [a5, 0, 120],
    [d5, 110, 240],
  ],
  translationReady: [
    [c6, 0, 110],
    [a5, 100, 110],
    [e6, 200, 240],
  ],
  chatMessage: [
    [e6, 0, 70],
    [g6, 80, 160],
  ],
} as const satisfies Record<EventType, readonly Note[]>

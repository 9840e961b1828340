import { lotStatus } from './lot-status.ts'

/** What staff may enter about a lot if its feed is wrong or late. */
export const lotCorrections = ['sold', 'notSold', 'cancelled', 'removed'] as const
export type LotCorrection = (typeof lotCorrections)[number]

export const correctedStatus = (correction: LotCorrection): number => lotStatus[correction]

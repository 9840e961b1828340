import { lotStatus } from './lot-status.ts'

/** What staff may say of a lot that its feed has wrong, or says too late. */
export const lotCorrections = ['sold', 'notSold', 'cancelled', 'removed'] as const
export type LotCorrection = (typeof lotCorrections)[number]

export const correctedStatus = (correction: LotCorrection): number => lotStatus[correction]

import type { PlannedBid } from '@seriba/demo/story'

export type StoredBid = { id: number; lotId: number; clientId: number; managerId: number; plan: PlannedBid }

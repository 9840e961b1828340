import { dayMs } from '../time/jst.ts'

/** The prefix by which people and scanners for leaked secrets recognize a key. */
export const apiKeyPrefix = 'seriba_'

/** How many keys a dealer may have at once. */
export const mostApiKeys = 10

/** How many calls a minute a key may be allowed. */
export const apiKeyLimits = [30, 60, 120, 300] as const
export type ApiKeyLimit = (typeof apiKeyLimits)[number]
export const defaultApiKeyLimit: ApiKeyLimit = 60

/** How many addresses and networks a key may be bound to. */
export const mostKeyAddresses = 20

/** For how many hours the previous secret still works after a key is renewed. */
export const rotationHours = [0, 24, 168] as const

/** In how many days a key ends: right away, or once the program that uses it has been changed. */
export const revocationDays = [0, 7] as const

/** A key that ends this soon shows a warning. */
const soonDays = 14

export type ApiKeyState = 'active' | 'ending' | 'ended'

export function apiKeyState(endsAt: string | null, now: Date): ApiKeyState {
  if (endsAt === null) return 'active'
  const left = Date.parse(endsAt) - now.getTime()
  if (left <= 0) return 'ended'
  return left <= soonDays * dayMs ? 'ending' : 'active'
}

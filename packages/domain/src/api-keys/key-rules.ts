import { dayMs } from '../time/jst.ts'

/** By which people and scanners of leaked secrets know a key. */
export const apiKeyPrefix = 'seriba_'

/** Keys that a dealer may have at the same time. */
export const mostApiKeys = 10

/** Calls a minute that a key may be allowed. */
export const apiKeyLimits = [30, 60, 120, 300] as const
export type ApiKeyLimit = (typeof apiKeyLimits)[number]
export const defaultApiKeyLimit: ApiKeyLimit = 60

/** Addresses and networks that a key may be bound to. */
export const mostKeyAddresses = 20

/** For how many hours the secret before works on once a key is renewed. */
export const rotationHours = [0, 24, 168] as const

/** In how many days a key ends: at once, or once its program has been changed. */
export const revocationDays = [0, 7] as const

/** A key that ends this soon says so. */
const soonDays = 14

export type ApiKeyState = 'active' | 'ending' | 'ended'

export function apiKeyState(endsAt: string | null, now: Date): ApiKeyState {
  if (endsAt === null) return 'active'
  const left = Date.parse(endsAt) - now.getTime()
  if (left <= 0) return 'ended'
  return left <= soonDays * dayMs ? 'ending' : 'active'
}

import type { ApiKey, listApiKeys, NewApiKey } from '@seriba/contracts/api-keys'
import type { Output } from '@seriba/contracts/contract'

export const aKey = (more: Partial<ApiKey> = {}): ApiKey => ({
  id: 1,
  name: 'Website shop window',
  begins: 'seriba_',
  endsWith: '8f2a',
  scopes: ['lots:read', 'costs:read'],
  perMinute: 120,
  callsThisMinute: 61,
  addresses: [],
  createdAt: '2026-06-11T01:00:00.000Z',
  lastUsedAt: '2026-11-24T01:11:00.000Z',
  endsAt: null,
  previousUntil: null,
  ...more,
})

export type KeyListFacts = Output<typeof listApiKeys>

export const aList = (keys: ApiKey[], more: Partial<KeyListFacts> = {}): KeyListFacts => ({
  keys,
  most: 10,
  callsToday: 1284,
  twoStep: false,
  ...more,
})

export const secret = `seriba_${'4f'.repeat(20)}`
export const made = (more: Partial<ApiKey> = {}): NewApiKey => ({
  key: aKey({ id: 9, lastUsedAt: null, callsThisMinute: 0, ...more }),
  secret,
})

/** Keys in every state. */
export const someKeys = (now: number): ApiKey[] => [
  aKey(),
  aKey({
    id: 2,
    name: 'Accounting',
    scopes: ['purchases:read', 'payments:read'],
    perMinute: 60,
    callsThisMinute: 2,
    previousUntil: new Date(now + 86_400_000).toISOString(),
  }),
  aKey({
    id: 3,
    name: 'Bid robot',
    scopes: ['lots:read', 'bids:read', 'bids:write'],
    addresses: ['203.0.113.0/28'],
  }),
  aKey({ id: 4, name: 'Old shop', endsAt: new Date(now + 7 * 86_400_000).toISOString() }),
  aKey({ id: 5, name: 'Test', lastUsedAt: null, endsAt: '2026-01-31T15:00:00.000Z' }),
]

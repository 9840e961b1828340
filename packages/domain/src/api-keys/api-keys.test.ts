import { expect, test } from 'vitest'
import { apiKeyState } from './key-rules.ts'
import { apiScopes, keyMay, needsSecondFactor } from './scopes.ts'

const now = new Date('2026-11-24T03:00:00Z')

test('a key can make the requests its scopes cover, but none that have no scope', () => {
  expect(keyMay(['lots:read'], 'lots:read')).toEqual({ ok: true })
  expect(keyMay(['lots:read', 'bids:read'], 'bids:write')).toEqual({ ok: false, reason: 'scope_missing' })
  expect(keyMay(apiScopes, undefined)).toEqual({ ok: false, reason: 'not_for_keys' })
})

test('only a key that can bid needs a second factor', () => {
  expect(apiScopes.filter((scope) => needsSecondFactor([scope]))).toEqual(['bids:write'])
})

test('a key announces its end two weeks ahead and expires at the exact moment', () => {
  expect(apiKeyState(null, now)).toBe('active')
  expect(apiKeyState('2026-12-08T03:00:00.001Z', now)).toBe('active')
  expect(apiKeyState('2026-12-08T03:00:00Z', now)).toBe('ending')
  expect(apiKeyState('2026-11-24T03:00:00.001Z', now)).toBe('ending')
  expect(apiKeyState('2026-11-24T03:00:00Z', now)).toBe('ended')
})

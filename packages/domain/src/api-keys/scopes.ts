import { ok, type RuleResult, rejected } from '../access/rule-result.ts'

/** What a dealer's key may be allowed to do, in the order in which scopes are offered. */
export const apiScopes = [
  'lots:read',
  'costs:read',
  'bids:read',
  'bids:write',
  'purchases:read',
  'payments:read',
] as const
export type ApiScope = (typeof apiScopes)[number]

/** A key that can commit its dealer to pay can only be created by someone who passes two-step login. */
export const needsSecondFactor = (scopes: readonly ApiScope[]) => scopes.includes('bids:write')

/** Whether a key may make a request; a request without a scope is closed to every key. */
export function keyMay(
  scopes: readonly ApiScope[],
  needed: ApiScope | undefined,
): RuleResult<'not_for_keys' | 'scope_missing'> {
  if (needed === undefined) return rejected('not_for_keys')
  return scopes.includes(needed) ? ok : rejected('scope_missing')
}

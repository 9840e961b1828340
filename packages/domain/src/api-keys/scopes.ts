import { ok, type RuleResult, rejected } from '../access/rule-result.ts'

/** What a key of a dealer may be allowed to do, in the order in which it is offered. */
export const apiScopes = [
  'lots:read',
  'costs:read',
  'bids:read',
  'bids:write',
  'purchases:read',
  'payments:read',
] as const
export type ApiScope = (typeof apiScopes)[number]

/** A key that binds its dealer to pay is made only by somebody who passes two-step login. */
export const needsSecondFactor = (scopes: readonly ApiScope[]) => scopes.includes('bids:write')

/** Whether a key may make a request; what has no scope is closed to every key. */
export function keyMay(
  scopes: readonly ApiScope[],
  needed: ApiScope | undefined,
): RuleResult<'not_for_keys' | 'scope_missing'> {
  if (needed === undefined) return rejected('not_for_keys')
  return scopes.includes(needed) ? ok : rejected('scope_missing')
}

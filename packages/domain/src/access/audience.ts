import { type Actor, isBuyer, isDealer, isManager } from './actor.ts'
import type { PermissionFlag } from './permissions.ts'
import { roleIds } from './roles.ts'
import { ok, type RuleResult, rejected } from './rule-result.ts'

/**
 * The people a request is meant for. `member` is anyone but a guest, `buyer` is a client or a dealer,
 * `dealerOrManager` is anyone who looks after clients.
 */
export type Audience = 'anyone' | 'signedIn' | 'member' | 'buyer' | 'dealer' | 'dealerOrManager' | 'manager'

const admits: Record<Exclude<Audience, 'anyone'>, (actor: Actor) => boolean> = {
  signedIn: () => true,
  member: ({ roleId }) => roleId !== roleIds.guest,
  buyer: isBuyer,
  dealer: isDealer,
  dealerOrManager: (actor) => isDealer(actor) || isManager(actor),
  manager: isManager,
}

export type AccessRule = {
  audience: Audience
  /** Permission flags that must all be set. */
  needs?: readonly PermissionFlag[]
}

/** Whether an actor may make a request at all; a separate rule decides what they may then do with a row. */
export function authorize(
  actor: Actor | null,
  { audience, needs = [] }: AccessRule,
): RuleResult<'signed_out' | 'wrong_audience' | 'permission_missing'> {
  if (audience === 'anyone') return ok
  if (!actor) return rejected('signed_out')
  if (!admits[audience](actor)) return rejected('wrong_audience')
  return needs.every((flag) => actor.permission[flag]) ? ok : rejected('permission_missing')
}

import type { CostVersion } from '@seriba/contracts/costs'

export type VersionState = 'draft' | 'inForce' | 'scheduled' | 'ended'

/** The role of a version on a Japanese day. */
export function stateOf({ status, validFrom, validTo }: CostVersion, today: string): VersionState {
  if (status === 'draft' || validFrom === null) return 'draft'
  if (validFrom > today) return 'scheduled'
  return validTo !== null && validTo <= today ? 'ended' : 'inForce'
}

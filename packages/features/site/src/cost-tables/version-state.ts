import type { CostVersion } from '@seriba/contracts/costs'

export type VersionState = 'draft' | 'inForce' | 'scheduled' | 'ended'

/** Which part a version plays on a day of Japan. */
export function stateOf({ status, validFrom, validTo }: CostVersion, today: string): VersionState {
  if (status === 'draft' || validFrom === null) return 'draft'
  if (validFrom > today) return 'scheduled'
  return validTo !== null && validTo <= today ? 'ended' : 'inForce'
}

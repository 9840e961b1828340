import {
  type ClientFlag,
  changeOverrides,
  type OverrideChanges,
  permissionTemplateFor,
} from './client-flags.ts'
import type { ClientRole } from './client-roles.ts'

/** The flags that make the daily limits apply. */
export const flagOfLimit = {
  dailyBidLimit: 'dailyBidLimitCheck',
  dailyUssLimit: 'ussLimitCheck',
} as const satisfies Record<string, ClientFlag>

type DailyLimit = keyof typeof flagOfLimit

/** The flags of a new client, whose limits apply if they are not 0. */
export const flagsOfNewLimits = (limits: { [name in DailyLimit]: number }, role: ClientRole) =>
  changeOverrides(
    {},
    flagsOfLimits(
      {
        dailyBidLimit: limits.dailyBidLimit || undefined,
        dailyUssLimit: limits.dailyUssLimit || undefined,
      },
      role,
    ),
  )

/**
 * A limit that is set applies, and 0 means no limit (DEC42): the resulting flags. If the template of the kind already
 * says so, nothing is overridden.
 */
export function flagsOfLimits(
  set: { [name in DailyLimit]?: number | undefined },
  role: ClientRole,
): OverrideChanges {
  const template = permissionTemplateFor(role)
  const names = (Object.keys(flagOfLimit) as DailyLimit[]).filter((name) => set[name] !== undefined)
  return Object.fromEntries(
    names.map((name) => {
      const [flag, binds] = [flagOfLimit[name], Number(set[name]) > 0]
      return [flag, template[flag] === binds ? null : binds]
    }),
  )
}

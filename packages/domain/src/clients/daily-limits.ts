import {
  type ClientFlag,
  changeOverrides,
  type OverrideChanges,
  permissionTemplateFor,
} from './client-flags.ts'
import type { ClientRole } from './client-roles.ts'

/** The flags by which the limits of a day bind. */
export const flagOfLimit = {
  dailyBidLimit: 'dailyBidLimitCheck',
  dailyUssLimit: 'ussLimitCheck',
} as const satisfies Record<string, ClientFlag>

type DailyLimit = keyof typeof flagOfLimit

/** The flags of a new client, whose limits are set where they are not 0. */
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
 * A limit that is set binds, and 0 sets none (DEC42): what becomes of the flags. Where the template of the kind
 * says so already, nothing is overridden.
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

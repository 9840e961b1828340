import { permissionsOf } from '../access/permission-templates.ts'
import type { PermissionFlag, Permissions } from '../access/permissions.ts'
import type { ClientRole } from './client-roles.ts'

/** The flags that mean something to a client, grouped by topic; the others are for staff. */
export const clientFlagGroups = {
  catalogue: ['carAuctionsView', 'salesStatisticsView', 'bikeView', 'machineryView', 'onepriceView'],
  lots: ['shareCar', 'downloadPhotos', 'auctionTranslationUse'],
  bids: ['biddingAllowed', 'exportTypeShow', 'exportTypeOptional', 'adjustmentPriceShow', 'dealerBidAccess'],
  limits: ['creditLimitCheck', 'dailyBidLimitCheck', 'ussLimitCheck', 'bidDeadlineCheck'],
} as const satisfies Record<string, readonly PermissionFlag[]>

export type ClientFlagGroup = keyof typeof clientFlagGroups
export type ClientFlag = (typeof clientFlagGroups)[ClientFlagGroup][number]

export const clientFlags = Object.values(clientFlagGroups).flat() as readonly ClientFlag[]

/** Where an account differs from the template of its kind; flags not listed follow the template. */
export type Overrides = Partial<Record<ClientFlag, boolean>>
/** Changes to them: null returns a flag to the template. */
export type OverrideChanges = Partial<Record<ClientFlag, boolean | null>>

export function overridesOf(stored: Partial<Permissions>): Overrides {
  return Object.fromEntries(
    clientFlags.flatMap((flag) => (stored[flag] === undefined ? [] : [[flag, stored[flag]]])),
  )
}

export function changeOverrides(
  stored: Partial<Permissions>,
  changes: OverrideChanges,
): Partial<Permissions> {
  const all = Object.entries({ ...stored, ...changes })
  return Object.fromEntries(all.filter(([, value]) => value !== null))
}

/** What a kind of account may do if nothing is overridden. */
export const permissionTemplateFor = (role: ClientRole): Permissions => permissionsOf(role)

import { allFlags, guestFlags, type PermissionFlag, type Permissions } from './permissions.ts'
import type { RoleName } from './roles.ts'
import { type StaffRole, withheldFrom } from './staff-roles.ts'

const buyer = [
  ...guestFlags,
  'shareCar',
  'creditLimitCheck',
  'exportTypeShow',
  'exportTypeOptional',
  'downloadPhotos',
  'auctionTranslationUse',
  'bidDeadlineCheck',
] as const
const staff = allFlags.filter(
  (flag) => !['creditLimitCheck', 'dailyBidLimitCheck', 'ussLimitCheck', 'bidsTodayDefault'].includes(flag),
)

/** What a kind of account may do unless somebody decides otherwise. */
const granted: Record<RoleName, readonly PermissionFlag[]> = {
  client: [...buyer, 'biddingAllowed'],
  vip: [...buyer, 'biddingAllowed', 'adjustmentPriceShow'],
  dealer: [...buyer, 'biddingAllowed', 'dealerBidAccess', 'adjustmentPriceShow'],
  troublesome: [...buyer, 'biddingAllowed', 'dailyBidLimitCheck', 'ussLimitCheck'],
  restricted: buyer,
  guest: guestFlags,
  disabled: [],
  manager: staff,
}

/** What a client may do from the first day; bidding is opened by a deposit, or manually (GAP23). */
const newcomer: readonly PermissionFlag[] = [
  'carAuctionsView',
  'bikeView',
  'machineryView',
  'onepriceView',
  'shareCar',
  'creditLimitCheck',
  'bidDeadlineCheck',
  'exportTypeOptional',
  'downloadPhotos',
  'auctionTranslationUse',
]

/** Where a new account differs from its kind: this is what is stored with it. */
export function newAccountPermissions(role: RoleName): Partial<Permissions> {
  if (role !== 'client') return {}
  const withheld = granted.client.filter((flag) => !newcomer.includes(flag))
  return Object.fromEntries(withheld.map((flag) => [flag, false]))
}

/** The kinds of account whose template has a given flag. */
export const rolesWith = (flag: PermissionFlag) =>
  (Object.keys(granted) as RoleName[]).filter((role) => granted[role].includes(flag))

/** What an account may do, according to the template of its kind or, for a manager, of their staff role. */
export function permissionsOf(
  role: RoleName,
  changed: Partial<Permissions> = {},
  staffRole: StaffRole = 'owner',
): Permissions {
  const withheld: readonly PermissionFlag[] = role === 'manager' ? withheldFrom(staffRole) : []
  const template = Object.fromEntries(
    allFlags.map((flag) => [flag, granted[role].includes(flag) && !withheld.includes(flag)]),
  ) as Permissions
  return { ...template, ...changed }
}

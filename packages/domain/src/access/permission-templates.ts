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

/** What a kind of account may do until somebody decides otherwise. */
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

/** What holds for a client from the first day; bidding opens with a deposit, or by hand (GAP23). */
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

/** Where a new account differs from its kind: what is stored with it. */
export function newAccountPermissions(role: RoleName): Partial<Permissions> {
  if (role !== 'client') return {}
  const withheld = granted.client.filter((flag) => !newcomer.includes(flag))
  return Object.fromEntries(withheld.map((flag) => [flag, false]))
}

/** The kinds of account whose template has a flag. */
export const rolesWith = (flag: PermissionFlag) =>
  (Object.keys(granted) as RoleName[]).filter((role) => granted[role].includes(flag))

/** What an account may do: by the template of its kind, and a manager's by that of their role among staff. */
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

import { staffRights } from './staff-rights.ts'

/** Flags that a profile always carries, in the order of the specification. */
export const permissionFlags = [
  'carAuctionsView',
  'salesStatisticsView',
  'dealerBidAccess',
  'shareCar',
  'onepriceView',
  'biddingAllowed',
  'adjustmentPriceShow',
  'exportTypeOptional',
  'exportTypeShow',
  'bidDeadlineCheck',
  'creditLimitCheck',
  'dailyBidLimitCheck',
  'ussLimitCheck',
  'auctionTranslationUse',
  'downloadPhotos',
  'managerBidForClient',
  'bidsTodayDefault',
  'bikeView',
  'machineryView',
  'bidChangeConfirmation',
] as const

/** Bid Manager flags, which a profile may leave out. */
export const managerFlags = [
  'bidManagementEnabled',
  'lastHourBidWarning',
  'bidManageStatus',
  'bidManageBidPrice',
  'bidManageSoldPrice',
] as const

/** Back office flags: for those who do the company's work away from the bid desk. */
export const staffFlags = [...staffRights.work, ...staffRights.company] as const

export type PermissionFlag =
  | (typeof permissionFlags)[number]
  | (typeof managerFlags)[number]
  | (typeof staffFlags)[number]

export const allFlags: readonly PermissionFlag[] = [...permissionFlags, ...managerFlags, ...staffFlags]

export type Permissions = Record<PermissionFlag, boolean>

/** What a guest may see: the catalogue and nothing else. */
export const guestFlags = [
  'carAuctionsView',
  'salesStatisticsView',
  'bikeView',
  'machineryView',
  'onepriceView',
] as const

import type { BalanceInfo } from '@seriba/contracts/money'
import type { SiteConfig } from '@seriba/contracts/site'
import type { UserProfile } from '@seriba/contracts/user'
import { permissionsOf } from '@seriba/domain/access/permission-templates'
import type { Permissions } from '@seriba/domain/access/permissions'
import { type RoleName, roleIds, userTypes } from '@seriba/domain/access/roles'
import { defaultSiteConfig } from '../default-site-config.ts'

/** Data in its wire format, for tests and stories of anything that requests it. */
export const aSite = (changed: Partial<SiteConfig> = {}): SiteConfig => ({
  ...defaultSiteConfig,
  name: 'Vostok Auto',
  brand: 'Vostok',
  ...changed,
})

export const aBalance = (changed: Partial<BalanceInfo> = {}): BalanceInfo => ({
  balance: 1_240_500,
  creditLimit: 8_000_000,
  bidAllow: 4_350_000,
  availableLimit: 4_352_000,
  dailyBidLimit: 30,
  dailyUssLimit: 10,
  activeBids: 4_888_500,
  activeBidsCount: 17,
  ...changed,
})

/** The logged-in user. */
export function aProfile(
  role: RoleName = 'client',
  flags: Partial<Permissions> = {},
  detail: Partial<UserProfile['detail']> = {},
): UserProfile {
  const manager = role === 'manager'
  return {
    success: true,
    detail: {
      userId: manager ? 1 : 104882,
      userLevel: role,
      fullName: manager ? 'Saki Mori' : 'Dmitri Kovalenko',
      email: 'dk@vostok-auto.example',
      company: 'Vostok Auto',
      countryId: 183,
      currency: 1,
      roleId: roleIds[role],
      city: 'Vladivostok',
      address: null,
      lastLogin: '2026-11-24T00:00:00.000Z',
      mobile: '+7 914 555 01 42',
      officePhone: null,
      bidEmailNotify: true,
      language: 692,
      userType: manager ? userTypes.manager : userTypes.client,
      isNewNotification: false,
      ...detail,
    },
    balanceInfo: aBalance(),
    permission: permissionsOf(role, flags),
    lastEvent: 0,
  }
}

/** A win that nobody has seen yet. */
export const aWin = (id: string) => ({
  id,
  lotNo: 1,
  image: '',
  specification: '',
  auctionName: '',
  soldPrice: null,
  lotType: 'auction',
})

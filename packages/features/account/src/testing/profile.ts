import type { UserProfile } from '@seriba/contracts/user'
import { permissionsOf } from '@seriba/domain/access/permissions'
import { roleIds, userTypes } from '@seriba/domain/access/roles'

export const profile: UserProfile = {
  success: true,
  detail: {
    userId: 104882,
    userLevel: 'client',
    fullName: 'Dmitri Kovalenko',
    email: 'dk@vostok-auto.example',
    company: 'Vostok Auto',
    countryId: 183,
    currency: 1,
    roleId: roleIds.client,
    city: 'Vladivostok',
    address: null,
    lastLogin: '2026-11-24T00:00:00Z',
    mobile: '+7 914 555 01 42',
    officePhone: null,
    bidEmailNotify: true,
    language: 692,
    userType: userTypes.client,
    isNewNotification: false,
  },
  balanceInfo: {
    balance: 1_240_500,
    creditLimit: 8_000_000,
    bidAllow: 4_350_000,
    availableLimit: 4_350_000,
    dailyBidLimit: 0,
    dailyUssLimit: 0,
    activeBids: 0,
    activeBidsCount: 0,
  },
  permission: permissionsOf('client'),
}

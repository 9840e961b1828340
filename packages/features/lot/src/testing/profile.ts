import { type Permissions, permissionsOf } from '@seriba/domain/access/permissions'

/** Who looks: a client, or staff. */
export const profile = (flags: Partial<Permissions>, userType = 2) => ({
  success: true,
  detail: {
    userId: 1,
    userLevel: 'Client',
    fullName: 'Demo client',
    email: 'client@demo.example',
    company: null,
    countryId: 1,
    currency: 1,
    roleId: 1064,
    city: null,
    address: null,
    lastLogin: '2026-11-24T00:00:00Z',
    mobile: null,
    officePhone: null,
    bidEmailNotify: false,
    language: 692,
    userType,
    isNewNotification: false,
  },
  balanceInfo: {
    balance: 0,
    creditLimit: 0,
    bidAllow: 0,
    availableLimit: 0,
    dailyBidLimit: 0,
    dailyUssLimit: 0,
    activeBids: 0,
    activeBidsCount: 0,
  },
  permission: permissionsOf('client', flags),
})

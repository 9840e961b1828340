import { permissionsOf } from '@seriba/domain/access/permission-templates'
import { type RoleName, roleIds, userTypes } from '@seriba/domain/access/roles'
import { expect, test } from 'vitest'
import { clientMenu } from './client-menu.ts'
import { managerMenu } from './manager-menu.ts'
import { isOpen, menuOf } from './menu.ts'

const actor = (role: RoleName, changed = {}) => ({
  userId: 1,
  userType: role === 'manager' ? userTypes.manager : userTypes.client,
  roleId: roleIds[role],
  permission: permissionsOf(role, changed),
})
const catalogue = (changed = {}) => menuOf(actor('client', changed), clientMenu).catalogue.map(({ to }) => to)
const none = {
  carAuctionsView: false,
  bikeView: false,
  onepriceView: false,
  machineryView: false,
  salesStatisticsView: false,
}
const desk = (role: RoleName, site = {}, changed = {}) =>
  menuOf(actor(role, changed), role === 'manager' ? managerMenu : clientMenu, site).desk.map(({ to }) => to)

test('each role has its own desk', () => {
  expect(desk('client')).toEqual(['/bids', '/archive-bids', '/purchases', '/payments', '/profile'])
  expect(desk('dealer')).toEqual(['/dealer-bids', '/archive-bids', '/purchases', '/payments', '/profile'])
  expect(desk('manager')).toEqual([
    '/bid-manager',
    '/auction-day',
    '/clients',
    '/payments',
    '/translations',
    '/orders',
    '/purchases',
    '/company',
    '/cost-tables',
    '/feeds',
    '/staff',
    '/audit',
    '/profile',
  ])
})

test('a manager who may not bid for clients has no link to them', () => {
  expect(desk('manager', {}, { managerBidForClient: false })).not.toContain('/clients')
  expect(desk('manager', {}, { managerBidForClient: false })).not.toContain('/payments')
})

test('the dashboard comes first if the company has switched it on', () => {
  for (const role of ['client', 'dealer', 'manager'] as const) {
    expect(desk(role, { dashboard: true })).toEqual(['/dashboard', ...desk(role)])
    expect(desk(role)).not.toContain('/dashboard')
  }
})

test('accounts with other roles are buyers, never staff', () => {
  for (const role of ['guest', 'restricted', 'vip', 'troublesome'] as const)
    expect(desk(role)).toEqual(desk('client'))
})

test('catalogue entries follow their flags', () => {
  expect(catalogue()).toEqual([
    '/favorites/A',
    '/car-auctions',
    '/car-statistics',
    '/bike-auctions',
    '/bike-statistics',
    '/oneprice',
    '/machinery',
    '/machinery-statistics',
  ])
  expect(catalogue({ bikeView: false })).not.toContain('/bike-statistics')
  expect(catalogue({ ...none, onepriceView: true })).toEqual(['/favorites/A', '/oneprice'])
})

test('there is no catalogue without any of the flags, and machinery alone is enough for one', () => {
  expect(catalogue(none)).toEqual([])
  expect(catalogue({ ...none, machineryView: true })).toEqual(['/favorites/A', '/machinery'])
})

test('machinery statistics need the flags for machinery and statistics', () => {
  expect(catalogue({ salesStatisticsView: false })).not.toContain('/machinery-statistics')
  expect(catalogue({ machineryView: false })).not.toContain('/machinery-statistics')
})

test('a lot and the root belong to the listing, but a similar path does not', () => {
  const listing = menuOf(actor('client'), clientMenu).catalogue.find(({ to }) => to === '/car-auctions')
  expect(
    ['/', '/car-auctions', '/car-auctions/7', '/car-statistics'].map(
      (path) => listing && isOpen(listing, path),
    ),
  ).toEqual([true, true, true, false])
})

test('every favorites group belongs to the favorites page', () => {
  const [favorites] = menuOf(actor('client'), clientMenu).catalogue
  expect(
    ['/favorites/A', '/favorites/C', '/bids'].map((path) => favorites && isOpen(favorites, path)),
  ).toEqual([true, true, false])
})

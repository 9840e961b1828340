import { permissionsOf } from '@seriba/domain/access/permissions'
import { type RoleName, roleIds, userTypes } from '@seriba/domain/access/roles'
import { expect, test } from 'vitest'
import { isOpen, menuOf } from './menu.ts'

const actor = (role: RoleName, changed = {}) => ({
  userId: 1,
  userType: role === 'manager' ? userTypes.manager : userTypes.client,
  roleId: roleIds[role],
  permission: permissionsOf(role, changed),
})
const desk = (role: RoleName) => menuOf(actor(role)).desk.map(({ to }) => to)

test('each role has its desk', () => {
  expect(desk('client')).toEqual(['/bids', '/archive-bids', '/purchases', '/profile'])
  expect(desk('dealer')).toEqual(['/dealer-bids', '/archive-bids', '/purchases', '/profile'])
  expect(desk('manager')).toEqual(['/bid-manager', '/profile'])
})

test('accounts of no role of their own are buyers, never staff', () => {
  for (const role of ['guest', 'restricted', 'vip', 'troublesome'] as const)
    expect(desk(role)).toEqual(desk('client'))
})

test('catalogue entries follow their flags', () => {
  expect(menuOf(actor('client')).catalogue.map(({ to }) => to)).toEqual(['/favorites/A', '/car-auctions'])
  const without = menuOf(actor('client', { carAuctionsView: false })).catalogue
  expect(without.map(({ to }) => to)).toEqual(['/favorites/A'])
  expect(menuOf(actor('disabled')).catalogue).toEqual([])
})

test('a lot and the root belong to the listing, and a similar path to nothing', () => {
  const listing = menuOf(actor('client')).catalogue.find(({ label }) => label === 'carListing')
  expect(
    ['/', '/car-auctions', '/car-auctions/7', '/car-statistics'].map(
      (path) => listing && isOpen(listing, path),
    ),
  ).toEqual([true, true, true, false])
})

test('every group of favourites belongs to their entry', () => {
  const favorites = menuOf(actor('client')).catalogue.find(({ label }) => label === 'favorites')
  expect(
    ['/favorites', '/favorites/A', '/favorites/B', '/car-auctions'].map(
      (path) => favorites && isOpen(favorites, path),
    ),
  ).toEqual([true, true, true, false])
})

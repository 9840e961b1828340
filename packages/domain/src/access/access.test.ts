import { expect, test } from 'vitest'
import { type Actor, isBuyer, isDealer, isManager } from './actor.ts'
import { authorize } from './audience.ts'
import { newAccountPermissions, permissionsOf, rolesWith } from './permission-templates.ts'
import { type RoleName, roleIds, userTypes } from './roles.ts'

function actor(role: RoleName, changed: Partial<Actor['permission']> = {}): Actor {
  return {
    userId: 1,
    userType: role === 'manager' ? userTypes.manager : userTypes.client,
    roleId: roleIds[role],
    permission: permissionsOf(role, changed),
  }
}

const roles = Object.keys(roleIds) as RoleName[]

test('only staff are managers; every other account type is a buyer', () => {
  expect(roles.filter((role) => isManager(actor(role)))).toEqual(['manager'])
  expect(roles.filter((role) => !isBuyer(actor(role)))).toEqual(['manager'])
  expect(roles.filter((role) => isDealer(actor(role)))).toEqual(['dealer'])
})

test('an unknown role is never staff', () => {
  expect(isManager({ userType: 2, roleId: 4711 })).toBe(false)
})

test('a caller who is not logged in is asked to log in, unless the request is open to anyone', () => {
  expect(authorize(null, { audience: 'signedIn' })).toEqual({ ok: false, reason: 'signed_out' })
  expect(authorize(null, { audience: 'anyone' })).toEqual({ ok: true })
})

test.each([
  ['signedIn', roles],
  ['member', roles.filter((role) => role !== 'guest')],
  ['buyer', roles.filter((role) => role !== 'manager')],
  ['dealer', ['dealer']],
  ['dealerOrManager', ['manager', 'dealer']],
  ['manager', ['manager']],
] as const)('a request for %s admits %j', (audience, expected) => {
  expect(roles.filter((role) => authorize(actor(role), { audience }).ok)).toEqual(expected)
})

test('a request is refused when its flag is missing', () => {
  const rule = { audience: 'buyer', needs: ['shareCar'] } as const
  expect(authorize(actor('client'), rule)).toEqual({ ok: true })
  expect(authorize(actor('client', { shareCar: false }), rule)).toEqual({
    ok: false,
    reason: 'permission_missing',
  })
})

test('a new client gets the company’s flags for newcomers and cannot bid yet', () => {
  const on = Object.entries(permissionsOf('client', newAccountPermissions('client')))
  expect(on.flatMap(([flag, value]) => (value ? [flag] : [])).sort()).toEqual(
    [
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
    ].sort(),
  )
  expect(newAccountPermissions('vip')).toEqual({})
})

test('a restricted account can look but cannot bid', () => {
  expect(permissionsOf('restricted')).toMatchObject({ carAuctionsView: true, biddingAllowed: false })
})

test('a caller outside the audience is told so, and either the user type or the role ID identifies a manager', () => {
  expect(authorize(actor('client'), { audience: 'manager' })).toEqual({ ok: false, reason: 'wrong_audience' })
  expect(isManager({ userType: userTypes.manager, roleId: 4711 })).toBe(true)
  expect(isManager({ userType: 4711, roleId: roleIds.manager })).toBe(true)
})

test('rolesWith lists the account types whose template includes a flag', () => {
  expect(rolesWith('dealerBidAccess')).toEqual(['dealer', 'manager'])
  expect(rolesWith('bidManagementEnabled')).toEqual(['manager'])
})

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

test('nobody logged in is asked to log in, unless anyone may call', () => {
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
] as const)('a request for %s lets in %j', (audience, expected) => {
  expect(roles.filter((role) => authorize(actor(role), { audience }).ok)).toEqual(expected)
})

test('a missing flag refuses the request', () => {
  const rule = { audience: 'buyer', needs: ['shareCar'] } as const
  expect(authorize(actor('client'), rule)).toEqual({ ok: true })
  expect(authorize(actor('client', { shareCar: false }), rule)).toEqual({
    ok: false,
    reason: 'permission_missing',
  })
})

test('a new client has what the company gives to newcomers, and may not bid yet', () => {
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

test('restricted accounts look but do not bid', () => {
  expect(permissionsOf('restricted')).toMatchObject({ carAuctionsView: true, biddingAllowed: false })
})

test('callers for whom a request is not meant are told so, and a role is known by either of its marks', () => {
  expect(authorize(actor('client'), { audience: 'manager' })).toEqual({ ok: false, reason: 'wrong_audience' })
  expect(isManager({ userType: userTypes.manager, roleId: 4711 })).toBe(true)
  expect(isManager({ userType: 4711, roleId: roleIds.manager })).toBe(true)
})

test('the kinds of account that a template gives a flag to', () => {
  expect(rolesWith('dealerBidAccess')).toEqual(['dealer', 'manager'])
  expect(rolesWith('bidManagementEnabled')).toEqual(['manager'])
})

import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { canJoinChat, isClientVisibleTo } from './client-visibility.ts'
import { permissionsOf } from './permission-templates.ts'
import type { Permissions } from './permissions.ts'
import { type RoleName, roleIds, userTypes } from './roles.ts'

const actor = (role: RoleName, flags: Partial<Permissions> = {}): Actor => ({
  userId: 1,
  roleId: roleIds[role],
  userType: role === 'manager' ? userTypes.manager : userTypes.client,
  permission: permissionsOf(role, flags),
})

test.each([
  ['manager', null, true],
  ['manager', 5, true],
  ['dealer', 1, true],
  ['dealer', 5, false],
  ['dealer', null, false],
  ['client', null, false],
  ['vip', 1, false],
] as const)('whether a %s sees a client of dealer %s: %s', (role, dealerId, known) => {
  expect(isClientVisibleTo(actor(role), { userId: 7, dealerId })).toBe(known)
})

test('nobody counts as their own client', () => {
  for (const role of ['manager', 'dealer', 'client'] as const)
    expect(isClientVisibleTo(actor(role), { userId: 1, dealerId: 1 })).toBe(false)
})

test('a dealer without access to their clients’ bids can only chat about their own', () => {
  const watching = actor('dealer', { dealerBidAccess: false })
  expect([canJoinChat(watching, 'self'), canJoinChat(watching, 'other')]).toEqual([true, false])
  expect([canJoinChat(actor('dealer'), 'other'), canJoinChat(actor('manager'), 'other')]).toEqual([
    true,
    true,
  ])
})

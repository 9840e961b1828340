import { expect, test } from 'vitest'
import { newAccountPermissions, permissionsOf } from '../access/permission-templates.ts'
import { managerFlags, permissionFlags } from '../access/permissions.ts'
import { roleIds } from '../access/roles.ts'
import { newClientProblems } from './client-fields.ts'
import { changeOverrides, clientFlags, overridesOf, permissionTemplateFor } from './client-flags.ts'
import { creditUsage, creditUsageTone } from './client-list.ts'
import { clientRoleIds, clientRoleOf, clientRoles } from './client-roles.ts'

test('every account type except staff belongs to clients', () => {
  expect([...clientRoleIds, roleIds.manager].sort()).toEqual(Object.values(roleIds).sort())
  expect(clientRoleOf(roleIds.vip)).toBe('vip')
  expect([clientRoleOf(roleIds.manager), clientRoleOf(4711)]).toEqual(['guest', 'guest'])
})

test('clients have only the flags that mean something to them, each in one place', () => {
  expect(new Set(clientFlags).size).toBe(clientFlags.length)
  const staffOnly = ['managerBidForClient', 'bidsTodayDefault', 'bidChangeConfirmation', ...managerFlags]
  expect([...clientFlags, ...staffOnly].sort()).toEqual([...permissionFlags, ...managerFlags].sort())
})

test('flags that differ from the template are listed and can be reset to it', () => {
  const stored = newAccountPermissions('client')
  expect(overridesOf({ ...stored, bidManageStatus: true })).toEqual(stored)
  const open = changeOverrides(stored, { biddingAllowed: null, shareCar: false })
  expect(overridesOf(open)).toMatchObject({ shareCar: false })
  expect(open).not.toHaveProperty('biddingAllowed')
  expect(permissionsOf('client', open).biddingAllowed).toBe(permissionTemplateFor('client').biddingAllowed)
})

test('no client template includes a staff flag', () => {
  for (const role of clientRoles)
    expect(managerFlags.filter((flag) => permissionTemplateFor(role)[flag])).toEqual([])
})

test.each([
  [{ balance: 0, creditLimit: 1000, activeBids: 0 }, 0, 'free'],
  [{ balance: 500, creditLimit: 500, activeBids: 500 }, 0.5, 'free'],
  [{ balance: -100, creditLimit: 1100, activeBids: 900 }, 0.9, 'near'],
  [{ balance: 0, creditLimit: 1000, activeBids: 800 }, 0.8, 'free'],
  [{ balance: 0, creditLimit: 1000, activeBids: 950 }, 0.95, 'near'],
  [{ balance: 0, creditLimit: 1000, activeBids: 951 }, 0.951, 'full'],
  [{ balance: 0, creditLimit: 0, activeBids: 1 }, 1, 'full'],
  [{ balance: 0, creditLimit: 100, activeBids: 300 }, 1, 'full'],
] as const)('with %j the used share is %f and its tone is %s', (figures, share, tone) => {
  expect(creditUsage(figures)).toBe(share)
  expect(creditUsageTone(share)).toBe(tone)
})

test('a new client needs a name, an email address and a country', () => {
  expect(newClientProblems({ fullName: 'A B', email: 'a@b.example', countryId: 183 })).toEqual({})
  expect(newClientProblems({ fullName: ' ', email: 'a@', countryId: 0 })).toEqual({
    fullName: 'field_required',
    email: 'email_invalid',
    countryId: 'field_required',
  })
})

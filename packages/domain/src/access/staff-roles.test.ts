import { expect, test } from 'vitest'
import { permissionsOf } from './permission-templates.ts'
import { allStaffRights } from './staff-rights.ts'
import { rightsOfStaff, staffRoles } from './staff-roles.ts'

test('a role of staff grants its own rights and no other', () => {
  for (const role of staffRoles) {
    const permission = permissionsOf('manager', {}, role)
    expect([role, allStaffRights.filter((right) => permission[right])]).toEqual([
      role,
      allStaffRights.filter((right) => rightsOfStaff[role].includes(right)),
    ])
  }
})

test('an owner may do everything that a manager can be allowed', () => {
  expect(permissionsOf('manager', {}, 'owner')).toEqual(permissionsOf('manager'))
  expect(permissionsOf('manager', {}, 'manager')).toMatchObject({
    companyManage: false,
    staffManage: false,
    paymentsReverse: false,
    purchasesManage: true,
  })
})

test('a role that sees clients without being at the desk places no bids for them', () => {
  for (const role of ['accountant', 'shipping'] as const)
    expect(permissionsOf('manager', {}, role)).toMatchObject({
      managerBidForClient: true,
      biddingAllowed: false,
    })
})

test('what was decided about a person goes before their role, and a client has none of it', () => {
  expect(permissionsOf('manager', { feedsManage: true }, 'shipping').feedsManage).toBe(true)
  expect(allStaffRights.filter((right) => permissionsOf('client')[right])).toEqual([])
})

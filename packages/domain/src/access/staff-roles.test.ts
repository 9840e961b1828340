import { expect, test } from 'vitest'
import { permissionsOf } from './permission-templates.ts'
import { allStaffRights } from './staff-rights.ts'
import { rightsOfStaff, staffRoles } from './staff-roles.ts'

test('a staff role grants its own rights and no others', () => {
  for (const role of staffRoles) {
    const permission = permissionsOf('manager', {}, role)
    expect([role, allStaffRights.filter((right) => permission[right])]).toEqual([
      role,
      allStaffRights.filter((right) => rightsOfStaff[role].includes(right)),
    ])
  }
})

test('an owner may do everything a manager can be allowed to do', () => {
  expect(permissionsOf('manager', {}, 'owner')).toEqual(permissionsOf('manager'))
  expect(permissionsOf('manager', {}, 'manager')).toMatchObject({
    companyManage: false,
    staffManage: false,
    paymentsReverse: false,
    purchasesManage: true,
  })
})

test('a role that sees clients but does not work at the desk cannot place bids for them', () => {
  for (const role of ['accountant', 'shipping'] as const)
    expect(permissionsOf('manager', {}, role)).toMatchObject({
      managerBidForClient: true,
      biddingAllowed: false,
    })
})

test('individual rights override the role, and a client has no staff rights', () => {
  expect(permissionsOf('manager', { feedsManage: true }, 'shipping').feedsManage).toBe(true)
  expect(allStaffRights.filter((right) => permissionsOf('client')[right])).toEqual([])
})

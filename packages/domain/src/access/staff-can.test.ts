import { expect, test } from 'vitest'
import { staffCan } from './staff-can.ts'
import type { StaffRole } from './staff-roles.ts'

const person = (userId: number, staffRole: StaffRole) => ({ userId, staffRole })
const no = (reason: string) => ({ ok: false, reason })

test('nobody can change their own rights, not even an owner', () => {
  expect(staffCan.change(person(1, 'owner'), person(1, 'owner'))).toEqual(no('own_rights'))
})

test('only an owner can appoint, change or close owners', () => {
  const [owner, manager, other] = [person(1, 'owner'), person(2, 'manager'), person(3, 'manager')]
  expect(staffCan.change(manager, other).ok).toBe(true)
  expect(staffCan.change(manager, other, 'owner')).toEqual(no('owners_only'))
  expect(staffCan.change(manager, owner, 'manager')).toEqual(no('owners_only'))
  expect(staffCan.close(manager, owner)).toEqual(no('owners_only'))
  expect(staffCan.invite(manager, 'owner')).toEqual(no('owners_only'))
  expect(staffCan.change(owner, other, 'owner').ok).toBe(true)
})

test('the last active owner cannot leave; inactive owners do not count', () => {
  const owners = [
    { userId: 1, active: true },
    { userId: 2, active: false },
  ]
  expect(staffCan.spareOwner(owners, 1)).toEqual(no('last_owner'))
  expect(staffCan.spareOwner(owners, 2).ok).toBe(true)
  expect(staffCan.spareOwner([...owners, { userId: 3, active: true }], 1).ok).toBe(true)
  expect(staffCan.spareOwner(owners, 9).ok).toBe(true)
})

import { expect, test } from 'vitest'
import { meetsStaffFilter, type StaffFacts, type StaffFilter } from './staff-filter.ts'

const now = new Date('2026-11-27T03:00:00Z')
const endo: StaffFacts = {
  fullName: 'Kenji Endo',
  email: 'endo@seriba.example',
  staffRole: 'manager',
  overrides: {},
  twoStep: true,
  lastSeen: '2026-11-24T03:00:00Z',
  online: false,
  state: 'active',
}
const found = (person: Partial<StaffFacts>, filter: Partial<StaffFilter>) =>
  meetsStaffFilter({ ...endo, ...person }, { tab: 'all', search: '', ...filter }, now)

test('colleagues who have left are listed only under Closed', () => {
  expect([found({ state: 'closed' }, {}), found({ state: 'closed' }, { tab: 'closed' })]).toEqual([
    false,
    true,
  ])
  expect([found({}, { tab: 'manager' }), found({}, { tab: 'closed' })]).toEqual([true, false])
})

test('a second step is asked of those who can log in: an invitation is neither with nor without one', () => {
  expect([found({}, { step: 'with' }), found({}, { step: 'without' })]).toEqual([true, false])
  expect(found({ twoStep: false }, { step: 'without' })).toBe(true)
  for (const step of ['with', 'without'] as const)
    expect(found({ state: 'invited', twoStep: false }, { step })).toBe(false)
})

test.each([
  ['now', { online: true }, ['today', 'week']],
  ['an hour ago', { lastSeen: '2026-11-27T02:00:00Z' }, ['today', 'week']],
  ['three days ago', {}, ['week']],
  ['seven days ago', { lastSeen: '2026-11-20T03:00:00Z' }, ['longer']],
  ['never', { lastSeen: null }, ['never']],
] as const)('a colleague who was seen %s is found by that', (_, person, expected) => {
  const all = ['today', 'week', 'longer', 'never'] as const
  expect(all.filter((seen) => found(person, { seen }))).toEqual(expected)
})

test('a right counts by the role, unless it was given or taken by hand', () => {
  expect(found({ staffRole: 'owner' }, { right: 'staffManage' })).toBe(true)
  expect(found({ staffRole: 'translator' }, { right: 'staffManage' })).toBe(false)
  expect(found({ staffRole: 'translator', overrides: { staffManage: true } }, { right: 'staffManage' })).toBe(
    true,
  )
  expect(found({ staffRole: 'owner', overrides: { staffManage: false } }, { right: 'staffManage' })).toBe(
    false,
  )
})

test('the search looks in names and addresses', () => {
  expect([found({}, { search: ' ENDO ' }), found({}, { search: 'mori' })]).toEqual([true, false])
})

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

test('former colleagues are listed only under Closed', () => {
  expect([found({ state: 'closed' }, {}), found({ state: 'closed' }, { tab: 'closed' })]).toEqual([
    false,
    true,
  ])
  expect([found({}, { tab: 'manager' }), found({}, { tab: 'closed' })]).toEqual([true, false])
})

test('the second-step filter covers only people who can log in: an invitation matches neither “with” nor “without”', () => {
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
] as const)('the filter finds a colleague last seen %s', (_, person, expected) => {
  const all = ['today', 'week', 'longer', 'never'] as const
  expect(all.filter((seen) => found(person, { seen }))).toEqual(expected)
})

test('the rights filter follows the role, unless a right was granted or taken away by hand', () => {
  expect(found({ staffRole: 'owner' }, { right: 'staffManage' })).toBe(true)
  expect(found({ staffRole: 'translator' }, { right: 'staffManage' })).toBe(false)
  expect(found({ staffRole: 'translator', overrides: { staffManage: true } }, { right: 'staffManage' })).toBe(
    true,
  )
  expect(found({ staffRole: 'owner', overrides: { staffManage: false } }, { right: 'staffManage' })).toBe(
    false,
  )
})

test('the search covers names and email addresses', () => {
  expect([found({}, { search: ' ENDO ' }), found({}, { search: 'mori' })]).toEqual([true, false])
})

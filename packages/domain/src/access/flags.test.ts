import { expect, test } from 'vitest'
import { pageTypeNames, pageTypes } from '../lots/page-types.ts'
import { flagEffects, flagsOfControl, hasControl } from './flags.ts'
import { managerFlags, type PermissionFlag, permissionFlags, permissionsOf } from './permissions.ts'

const flags = [...permissionFlags, ...managerFlags]

test('every flag of a profile opens something', () => {
  expect(Object.keys(flagEffects).sort()).toEqual([...flags].sort())
  expect(flags.filter((flag) => Object.keys(flagEffects[flag]).length === 0)).toEqual([])
})

test('a flag hides a page or a control, or is one of those that only bind what is asked', () => {
  const hides = (flag: PermissionFlag) => 'pages' in flagEffects[flag] || 'controls' in flagEffects[flag]
  expect(flags.filter((flag) => !hides(flag)).sort()).toEqual([
    'bidDeadlineCheck',
    'creditLimitCheck',
    'dailyBidLimitCheck',
    // The lot itself says whether its photos are handed out.
    'downloadPhotos',
    'exportTypeOptional',
    'ussLimitCheck',
  ])
})

test('the pages that a flag opens are those that ask for it', () => {
  const opened = (flag: PermissionFlag) => {
    const effect = flagEffects[flag]
    return 'pages' in effect ? [...effect.pages] : []
  }
  for (const flag of flags)
    expect(opened(flag)).toEqual(pageTypeNames.filter((name) => pageTypes[name].needs === flag))
})

test('a control needs every flag that names it', () => {
  expect(flagsOfControl('statusSwitcher')).toEqual(['bidManagementEnabled', 'bidManageStatus'])
  expect(hasControl(permissionsOf('manager'), 'statusSwitcher')).toBe(true)
  expect(hasControl(permissionsOf('manager', { bidManagementEnabled: false }), 'statusSwitcher')).toBe(false)
})

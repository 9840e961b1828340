import { expect, test } from 'vitest'
import { allPageTypes, pageTypes } from '../lots/page-types.ts'
import { flagRules } from './flag-rules.ts'
import { flagsOfControl, hasControl, permissionEffects } from './flags.ts'
import { permissionsOf } from './permission-templates.ts'
import { allFlags as flags, type PermissionFlag } from './permissions.ts'

test('every profile flag either unlocks or decides something', () => {
  expect(Object.keys(permissionEffects).sort()).toEqual([...flags].sort())
  expect(
    flags.filter((flag) => Object.keys(permissionEffects[flag]).length === 0 && !flagRules[flag]),
  ).toEqual([])
})

test('every flag hides a page or a control, except those that only affect requests', () => {
  const hides = (flag: PermissionFlag) =>
    'pages' in permissionEffects[flag] || 'controls' in permissionEffects[flag]
  expect(flags.filter((flag) => !hides(flag)).sort()).toEqual([
    'bidDeadlineCheck',
    'creditLimitCheck',
    'dailyBidLimitCheck',
    // The lot itself says whether its photos can be downloaded.
    'downloadPhotos',
    'exportTypeOptional',
    'ussLimitCheck',
  ])
})

test('a flag unlocks exactly the pages that require it', () => {
  const opened = (flag: PermissionFlag) => {
    const effect = permissionEffects[flag]
    return 'pages' in effect ? [...effect.pages] : []
  }
  for (const flag of flags)
    expect(opened(flag)).toEqual(allPageTypes.filter((name) => pageTypes[name].needs === flag))
})

test('a control requires every flag that names it', () => {
  expect(flagsOfControl('statusSwitcher')).toEqual(['bidManagementEnabled', 'bidManageStatus'])
  expect(hasControl(permissionsOf('manager'), 'statusSwitcher')).toBe(true)
  expect(hasControl(permissionsOf('manager', { bidManagementEnabled: false }), 'statusSwitcher')).toBe(false)
})

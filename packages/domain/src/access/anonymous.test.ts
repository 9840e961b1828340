import { expect, test } from 'vitest'
import { isBuyer, isManager } from './actor.ts'
import { anonymousActor, isVisitor } from './anonymous.ts'
import { controlLocations, hiddenIn } from './control-locations.ts'
import { flagsOfControl } from './flags.ts'
import { permissionsOf } from './permission-templates.ts'

test('a visitor has a guest’s permissions and no user ID', () => {
  expect([isBuyer(anonymousActor), isManager(anonymousActor)]).toEqual([true, false])
  expect(anonymousActor.permission).toEqual(permissionsOf('guest'))
  expect([isVisitor(anonymousActor), isVisitor({ userId: 7 })]).toEqual([true, false])
})

test('hiddenIn pairs each control of a feature with each flag that hides it', () => {
  expect(hiddenIn('lot').sort()).toEqual(
    (['share', 'sheetTranslation', 'lotCorrection'] as const)
      .flatMap((control) => flagsOfControl(control).map((flag) => [flag, control]))
      .sort(),
  )
  expect(hiddenIn('shell').map(([, control]) => control)).toEqual(
    (
      ['clientPage', 'companyPages', 'costTablesPage', 'feedsPage', 'auditPage', 'staffPage'] as const
    ).flatMap((control) => flagsOfControl(control).map(() => control)),
  )
  const ofBids = Object.values(controlLocations).filter((homes: readonly string[]) => homes.includes('bids'))
  expect(hiddenIn('bids').length).toBeGreaterThanOrEqual(ofBids.length)
})

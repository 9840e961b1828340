import { kindsIn } from '@seriba/domain/lots/damage/damage-bits'
import {
  type DamageChoice,
  type DamageKind,
  damageChoices,
  damageKinds,
} from '@seriba/domain/lots/damage/damage-kinds'
import { isRepairedGrade, unrepairedGrades } from '@seriba/domain/lots/damage/repaired-grade'
import type { KnownLot } from './known-lots.ts'

type Told = 'has' | 'has not' | 'unknown'

/** The verdict on one kind of damage: from the sheet if it was read, and for repairs from the grade too. */
function told({ sheetDamage, record }: KnownLot, kind: DamageKind): Told {
  const grade = String(record.condition ?? '')
  if (kind === 'repair' && isRepairedGrade(grade)) return 'has'
  if (sheetDamage !== null) return kindsIn(sheetDamage).includes(kind) ? 'has' : 'has not'
  return kind === 'repair' && unrepairedGrades.includes(grade) ? 'has not' : 'unknown'
}

export const plainPasses = (lot: KnownLot, chosen: readonly DamageChoice[]): boolean =>
  damageKinds
    .filter((kind) => chosen.includes(kind))
    .map((kind) => told(lot, kind))
    .every((one) => one === 'has not' || (one === 'unknown' && chosen.includes('unread')))

/** How many lots each option leaves in addition to the others, among lots not narrowed by this filter. */
export const plainDamageCounts = (lots: readonly KnownLot[], chosen: readonly DamageChoice[]) =>
  damageChoices
    .map((value) => {
      const left = lots.filter((lot) => plainPasses(lot, [...chosen, value]))
      const counted = value === 'unread' ? left.filter(({ sheetDamage }) => sheetDamage === null) : left
      return { value, count: counted.length }
    })
    .filter(({ count }) => count > 0)

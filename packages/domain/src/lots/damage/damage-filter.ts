import { damageBit, damageBits } from './damage-bits.ts'
import { type DamageChoice, type DamageKind, damageChoices, damageKinds } from './damage-kinds.ts'
import { repairedGrades, unrepairedGrades } from './repaired-grade.ts'

/** What is known about a lot's damage from its grade alone: repaired, not repaired, or nothing. */
export const unreadCodes = { repaired: 'u1', unrepaired: 'u0', unknown: 'u' } as const

/**
 * Everything that is known about a lot's damage, as one value: the bits of what its sheet says if it has been read,
 * otherwise what its grade says. `sheetDamage` is null if the sheet has not been read.
 */
export function damageCode(sheetDamage: number | null, grade: string): string {
  const isRepaired = repairedGrades.includes(grade)
  if (sheetDamage !== null) return String(isRepaired ? sheetDamage | damageBit('repair') : sheetDamage)
  if (isRepaired) return unreadCodes.repaired
  return unrepairedGrades.includes(grade) ? unreadCodes.unrepaired : unreadCodes.unknown
}

/** Every possible value. */
export const damageCodes: readonly string[] = [
  ...Array.from({ length: 1 << damageKinds.length }, (_, bits) => String(bits)),
  ...Object.values(unreadCodes),
]

export const isUnread = (code: string): boolean => code.startsWith('u')

const kindsOf = (chosen: readonly DamageChoice[]): DamageKind[] =>
  damageKinds.filter((kind) => chosen.includes(kind))

/**
 * Whether a lot has none of the chosen damage, as far as can be told. For an unread sheet only repairs can be told,
 * from its grade; for other kinds it passes if unread ones are included.
 */
export function passesDamage(code: string, chosen: readonly DamageChoice[]): boolean {
  const kinds = kindsOf(chosen)
  if (!isUnread(code)) return (Number(code) & damageBits(kinds)) === 0
  if (code === unreadCodes.repaired && kinds.includes('repair')) return false
  const unknown = kinds.filter((kind) => kind !== 'repair' || code !== unreadCodes.unrepaired)
  return unknown.length === 0 || chosen.includes('unread')
}

/** The values of lots that pass; null if nothing is filtered. */
export const codesWithout = (chosen: readonly DamageChoice[]): string[] | null =>
  kindsOf(chosen).length === 0 ? null : damageCodes.filter((code) => passesDamage(code, chosen))

type Counted = { value: string; count: number }

/**
 * How many lots each choice leaves in addition to the current choices, and for `unread`, how many of these have not
 * been read. Computed from the number of lots with each value without this filter. Choices that leave no lot are
 * omitted.
 */
export function damageCounts(
  byCode: readonly Counted[],
  chosen: readonly DamageChoice[],
): { value: DamageChoice; count: number }[] {
  const countOf = (passes: (code: string) => boolean) =>
    byCode.reduce((sum, { value, count }) => (passes(value) ? sum + count : sum), 0)
  return damageChoices
    .map((value) => ({
      value,
      count: countOf(
        (code) => passesDamage(code, [...chosen, value]) && (value !== 'unread' || isUnread(code)),
      ),
    }))
    .filter(({ count }) => count > 0)
}

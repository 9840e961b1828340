import { explainField, explainMark } from '../sheet/explain-mark.ts'
import { readRemark } from '../sheet/read-remark.ts'
import type { SheetEntry } from '../sheet/sheet-entries.ts'
import type { SheetReading } from '../sheet/sheet-reading.ts'
import { plainCode } from '../sheet/sheet-text.ts'
import { damageBits } from './damage-bits.ts'
import { type DamageKind, damageKinds } from './damage-kinds.ts'
import { isRepairedGrade } from './repaired-grade.ts'

const isBad = ({ severity }: Pick<SheetEntry, 'severity'>) => severity === 'amber' || severity === 'red'

/** The kinds to which an entry of the list of codes and phrases belongs. */
function kindsOf(entry: SheetEntry): DamageKind[] {
  const { id, category, severity } = entry
  const kinds: DamageKind[] = []
  if (category === 'structure' && severity === 'red') kinds.push('repair')
  if (
    id === 'damage-xx' ||
    (category !== 'mileage' && /-kokan(-zumi)?$|^kokan-zumi$/.test(id) && isBad(entry))
  )
    kinds.push('replaced')
  if (/^damage-(x|rx|x-glass)$|yo-kokan$/.test(id)) kinds.push('toReplace')
  if (/^damage-[sc]\d?$|sabi|fushoku/.test(id)) kinds.push('rust')
  if (category === 'catastrophe') kinds.push('disaster')
  if ((category === 'engine' || category === 'drivetrain') && isBad(entry)) kinds.push('mechanics')
  if (category === 'mileage' && isBad(entry)) kinds.push('mileage')
  return kinds
}

/** What a reading says is wrong with a car; what it does not mention, the reader has not found. */
export function damageIn({ fields, marks, remarks }: SheetReading): DamageKind[] {
  const found = new Set<DamageKind>()
  for (const { name, value } of fields) {
    if (name === 'grade' && isRepairedGrade(plainCode(value))) found.add('repair')
    if (name !== 'mileageMark') continue
    // A mark that is not in the list does not vouch for the mileage.
    if (explainField(name, value, null)?.severity !== 'green' && value.trim() !== '') found.add('mileage')
  }
  const said = [
    ...marks.flatMap((mark) => explainMark(mark, null)?.entry ?? []),
    ...remarks.flatMap(({ written }) =>
      readRemark(written).parts.flatMap(({ entry, denied }) => (entry && !denied ? [entry] : [])),
    ),
  ]
  for (const entry of said) for (const kind of kindsOf(entry)) found.add(kind)
  for (const { code, part } of marks) if (plainCode(code) === 'XX' && part === 'roof') found.add('repair')
  return damageKinds.filter((kind) => found.has(kind))
}

/** The same in the form stored with a lot. */
export const damageBitsIn = (reading: SheetReading): number => damageBits(damageIn(reading))

import { alsoMeans } from './data/also-means.ts'
import { type HallGroup, isOfGroup } from './hall-group.ts'
import type { Severity } from './severity.ts'
import { codeEntries, type Localized, type SheetEntry } from './sheet-entries.ts'
import { isGlass, isStructure, type SheetPart } from './sheet-parts.ts'
import { plainCode } from './sheet-text.ts'

export type Explained = {
  entry: SheetEntry
  severity: Severity
  /** Whether the hall is known to write it that way; otherwise it may mean that. */
  certain: boolean
  also: Localized | null
}

const entriesOf = (category: string): ReadonlyMap<string, SheetEntry> =>
  new Map(
    codeEntries
      .filter((entry) => entry.category === category)
      .flatMap((entry) => entry.written.map((code) => [code, entry] as const)),
  )

const damages = entriesOf('damage')
const grades = {
  grade: entriesOf('overallGrade'),
  interior: entriesOf('interiorGrade'),
  exterior: entriesOf('exteriorGrade'),
  mileageMark: entriesOf('mileageMark'),
}

/**
 * What a mark on the drawing means at a hall; null for a mark that is not in our list, which is shown as it is
 * written.
 */
export function explainMark(
  { code: written, part }: { code: string; part: SheetPart },
  group: HallGroup | null,
): Explained | null {
  const code = plainCode(written)
  const entry = (isGlass(part) && damages.get(`${code} (glass)`)) || damages.get(code)
  if (!entry) return null
  const replaced = code === 'XX' && isStructure(part)
  const also = alsoMeans[code.charAt(0)] ?? null
  // X is explained for all halls alike, and so are marks on glass.
  const isOwn = code.charAt(0) === 'X' || code === 'RX' || code === 'BP'
  return {
    entry,
    severity: replaced ? 'red' : entry.severity,
    certain: isOfGroup(entry.halls, group),
    also: group === 'USS' || isOwn ? null : also,
  }
}

/** What is in a box of its own: the grade, the letters for inside and outside, the mark before the mileage. */
export function explainField(
  name: keyof typeof grades,
  written: string,
  group: HallGroup | null,
): Explained | null {
  const entry = grades[name].get(plainCode(written)) ?? grades[name].get(written.trim())
  if (!entry) return null
  return { entry, severity: entry.severity, certain: isOfGroup(entry.halls, group), also: null }
}

/**
 * The marks that a hall's inspectors use, with the letters in their order; those of all halls if its table is not
 * known.
 */
export function legendOf(
  group: HallGroup | null,
): { entry: SheetEntry; certain: boolean; also: Localized | null }[] {
  return [...damages.values()].map((entry) => ({
    entry,
    certain: isOfGroup(entry.halls, group),
    also: group === 'USS' ? null : (alsoMeans[entry.written[0]?.charAt(0) ?? ''] ?? null),
  }))
}

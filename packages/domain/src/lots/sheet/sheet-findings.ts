import { type Explained, explainField, explainMark } from './explain-mark.ts'
import type { HallGroup } from './hall-group.ts'
import { type ReadRemarkText, readRemark } from './read-remark.ts'
import { bySeverity, type Severity, severities } from './severity.ts'
import type { SheetPart } from './sheet-parts.ts'
import type { SheetBox, SheetReading } from './sheet-reading.ts'
import { plainCode } from './sheet-text.ts'

type Finding = { key: string; severity: Severity; boxes: (SheetBox | null)[] }

/** What a sheet says about a car: equal marks are one finding at several places. */
export type SheetFinding = Finding &
  (
    | { kind: 'mark'; code: string; parts: SheetPart[]; explained: Explained | null }
    | {
        kind: 'field'
        name: 'grade' | 'interior' | 'exterior' | 'mileageMark'
        code: string
        explained: Explained
      }
    | { kind: 'remark'; written: string; text: { en: string; ru: string }; words: ReadRemarkText }
  )

/** The findings of a reading, worst first. */
export function findingsOf(reading: SheetReading, group: HallGroup | null): SheetFinding[] {
  return [...fieldsOf(reading, group), ...marksOf(reading, group), ...remarksOf(reading)].sort(bySeverity)
}

/** Good letters for inside and outside are only shown among the fields; so is a good grade. */
function fieldsOf({ fields }: SheetReading, group: HallGroup | null): SheetFinding[] {
  return fields.flatMap(({ name, value, box }) => {
    if (name !== 'grade' && name !== 'interior' && name !== 'exterior' && name !== 'mileageMark') return []
    const explained = explainField(name, value, group)
    if (!explained || explained.severity === 'green' || explained.severity === 'info') return []
    const { severity } = explained
    return [{ kind: 'field' as const, key: name, name, code: value, explained, severity, boxes: [box] }]
  })
}

function marksOf({ marks }: SheetReading, group: HallGroup | null): SheetFinding[] {
  const found = new Map<string, SheetFinding & { kind: 'mark' }>()
  for (const { code: written, part, box } of marks) {
    const code = plainCode(written)
    const explained = explainMark({ code, part }, group)
    // A mark that is not in our list may mean anything: it is never called harmless.
    const severity = explained?.severity ?? 'amber'
    const key = `${code} ${explained?.entry.id ?? ''} ${severity}`
    const known = found.get(key)
    if (known) {
      known.parts.push(part)
      known.boxes.push(box)
    } else found.set(key, { kind: 'mark', key, code, parts: [part], explained, severity, boxes: [box] })
  }
  return [...found.values()]
}

function remarksOf({ remarks }: SheetReading): SheetFinding[] {
  return remarks.map(({ written, en, ru, box }, at) => {
    const words = readRemark(written)
    const key = `remark ${at}`
    return { kind: 'remark', key, written, text: { en, ru }, words, severity: words.severity, boxes: [box] }
  })
}

/** Whether every code is in our list and every remark is understood: otherwise there may be more findings. */
export const isWholeReading = (reading: SheetReading): boolean =>
  findingsOf(reading, null).every((finding) =>
    finding.kind === 'mark' ? finding.explained !== null : finding.kind === 'field' || finding.words.isWhole,
  )

export type SeverityCounts = Record<Severity, number>

/** How many findings there are of each kind; never an average. */
export const countSeverities = (findings: readonly { severity: Severity }[]): SeverityCounts =>
  Object.fromEntries(
    severities.map((name) => [name, findings.filter(({ severity }) => severity === name).length]),
  ) as SeverityCounts

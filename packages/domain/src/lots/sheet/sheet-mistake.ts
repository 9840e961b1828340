import type { SheetFinding } from './sheet-findings.ts'
import { type SheetPart, sheetParts } from './sheet-parts.ts'
import { fieldOf, type SheetField, type SheetReading, sheetFields } from './sheet-reading.ts'
import { plainCode } from './sheet-text.ts'

export const mistakeKinds = ['field', 'mark', 'remark'] as const
export const mistakePlaces = [...new Set([...sheetFields, ...sheetParts])] as (SheetField | SheetPart)[]

export const mistakeLimits = {
  note: 200,
  /** Reports by one person within 24 hours; the checks that they request are limited in the same way. */
  aDay: 50,
} as const

/** What somebody reports as misread: a box of the form, a code at certain parts of the car, or a line of remarks. */
export type SheetMistake = {
  kind: (typeof mistakeKinds)[number]
  /** What was read there. */
  says: string
  places: (SheetField | SheetPart)[]
}

/** What a report about a finding refers to. */
export function mistakeIn(finding: SheetFinding): SheetMistake {
  if (finding.kind === 'remark') return { kind: 'remark', says: finding.written, places: [] }
  if (finding.kind === 'field') return { kind: 'field', says: finding.code, places: [finding.name] }
  return { kind: 'mark', says: finding.code, places: [...new Set(finding.parts)] }
}

/** Whether a reading still contains what a report is about; staff may have corrected it by now. */
export function isInReading(reading: SheetReading, { kind, says, places }: SheetMistake): boolean {
  if (kind === 'remark') return reading.remarks.some(({ written }) => written === says)
  if (places.length === 0) return false
  return places.every((place) =>
    kind === 'field'
      ? fieldOf(reading, place as SheetField)?.value === says
      : reading.marks.some(({ code, part }) => part === place && plainCode(code) === says),
  )
}

export const isSameMistake = (a: SheetMistake, b: SheetMistake): boolean =>
  a.kind === b.kind && a.says === b.says && a.places.join() === b.places.join()

import { groupThousands } from '../../format/number.ts'
import type { HallGroup } from './hall-group.ts'
import { remarkInWords } from './read-remark.ts'
import { findingsOf, type SheetFinding } from './sheet-findings.ts'
import type { SheetPart } from './sheet-parts.ts'
import { fieldOf, type SheetField, type SheetReading } from './sheet-reading.ts'

/** What a draft takes from the phrases of its language. */
export type DraftWords = {
  language: 'en' | 'ru'
  part: (part: SheetPart) => string
  field: (name: SheetField) => string
  grade: (values: { grade: string; interior: string; exterior: string }) => string
  mileage: (km: string) => string
  mayMean: (meaning: string) => string
  unknown: (code: string) => string
}

/** What a finding says, in a sentence without its code. */
export function findingInWords(finding: SheetFinding, words: DraftWords): string {
  const { language } = words
  if (finding.kind === 'remark') {
    const isOurs = finding.words.isWhole || finding.text[language] === ''
    return capitalized(isOurs ? remarkInWords(finding.words, language) : finding.text[language])
  }
  const { explained } = finding
  if (!explained) return words.unknown(finding.code)
  const meaning = explained.entry.meaning[language]
  const told = explained.certain ? meaning : words.mayMean(meaning)
  if (finding.kind === 'field') return `${words.field(finding.name)}: ${told}`
  return `${placesInWords(finding.parts.map(words.part))}: ${told}`
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** As one sentence: only its first place is capitalized. */
const placesInWords = (places: readonly string[]) =>
  places.map((place, at) => (at === 0 ? place : place.charAt(0).toLowerCase() + place.slice(1))).join(', ')

/** A first draft of an answer: the grade, the mileage, then every finding after a dash, worst first. */
export function draftAnswer(reading: SheetReading, group: HallGroup | null, words: DraftWords): string {
  const value = (name: 'grade' | 'interior' | 'exterior' | 'mileage' | 'mileageMark') =>
    fieldOf(reading, name)?.value ?? ''
  const grade = value('grade')
  const km = value('mileage')
  const head = [
    grade && words.grade({ grade, interior: value('interior'), exterior: value('exterior') }),
    km && words.mileage(`${value('mileageMark')}${/^\d{1,9}$/.test(km) ? groupThousands(Number(km)) : km}`),
  ].filter((line) => line !== '')
  const lines = findingsOf(reading, group).map((finding) => {
    const code = finding.kind === 'remark' ? '' : `${finding.code} `
    return `- ${code}${findingInWords(finding, words)}`
  })
  return [head.join('\n'), lines.join('\n')].filter((part) => part !== '').join('\n\n')
}

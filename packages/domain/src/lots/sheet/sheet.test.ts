import { expect, test } from 'vitest'
import { draftAnswer } from './draft-answer.ts'
import { explainField, explainMark, legendOf } from './explain-mark.ts'
import { hallGroup } from './hall-group.ts'
import { readRemark, remarkInWords } from './read-remark.ts'
import { worstOf } from './severity.ts'
import { codeEntries, phraseEntries } from './sheet-entries.ts'
import { countSeverities, findingsOf } from './sheet-findings.ts'
import { doubtsIn, type SheetReading, uprightBox } from './sheet-reading.ts'
import { marksIn, plainCode } from './sheet-text.ts'

test('every entry of the list is whole, in both languages, under a name of its own', () => {
  const entries = [...codeEntries, ...phraseEntries]
  expect(entries.length).toBeGreaterThan(590)
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  for (const { id, written, meaning, repair } of entries) {
    expect([id, ...written, meaning.en, meaning.ru]).not.toContain('')
    if (repair) expect(repair.ru, repair.en).toMatch(/[а-я]/)
  }
})

test.each([
  ['USS Tokyo', 'USS'],
  ['ＵＳＳ横浜', 'USS'],
  ['JU Gifu', 'JU'],
  ['Unknown Hall', null],
])('%s writes as %s', (auction, group) => {
  expect(hallGroup(auction)).toBe(group)
})

test('marks are known however they are typed, and two at one place are two', () => {
  expect(plainCode('ａ１ ')).toBe('A1')
  expect(marksIn('××')).toEqual(['XX'])
  expect(marksIn('W2P')).toEqual(['W2', 'P'])
  expect(marksIn('A1・U1')).toEqual(['A1', 'U1'])
})

test('a mark has its meaning at the hall, and says where that is not known', () => {
  const at = (code: string, auction: string, part: 'roof' | 'hood' | 'windshield' = 'hood') =>
    explainMark({ code, part }, hallGroup(auction))
  expect(at('A2', 'USS Tokyo')).toMatchObject({ severity: 'amber', certain: true, also: null })
  expect(at('B2', 'USS Tokyo')).toMatchObject({ severity: 'amber', certain: true, also: null })
  expect(at('B2', 'JU Gifu')).toMatchObject({ certain: false, also: { en: /scale of 1 to 5/ } })
  expect(at('C', 'HAA Kobe')?.severity).toBe('red')
  expect(at('Q9', 'USS Tokyo')).toBeNull()
})

test('a replaced roof is structure, a replaced hood is not; on glass X is about the glass', () => {
  const severityOf = (code: string, part: 'roof' | 'hood' | 'windshield') =>
    explainMark({ code, part }, 'USS')?.severity
  expect([severityOf('XX', 'roof'), severityOf('XX', 'hood')]).toEqual(['red', 'amber'])
  expect([severityOf('X', 'hood'), severityOf('X', 'windshield')]).toEqual(['red', 'amber'])
})

test('letters mean by their box: A inside is the best, A as a grade is a repair', () => {
  expect(explainField('interior', 'A', 'USS')?.severity).toBe('green')
  expect(explainField('grade', 'A', 'JAA')?.severity).toBe('red')
  expect(explainField('mileageMark', '＊', null)?.severity).toBe('red')
  expect(explainField('grade', '***', 'USS')?.severity).toBe('red')
})

test('the legend of a hall has every mark once, and what is only possible is said to be', () => {
  const uss = legendOf('USS')
  expect(uss.find(({ entry }) => entry.id === 'damage-b1')).toMatchObject({ certain: true, also: null })
  expect(legendOf(null).find(({ entry }) => entry.id === 'damage-b1')).toMatchObject({ certain: false })
  expect(new Set(uss.map(({ entry }) => entry.id)).size).toBe(uss.length)
})

test('the longest phrase counts: a large leak is worse than a leak', () => {
  expect(readRemark('オイル漏れ').severity).toBe('amber')
  expect(readRemark('オイル漏れ大').severity).toBe('red')
})

test('what is denied is not told as found', () => {
  expect(readRemark('修復歴あり').severity).toBe('red')
  expect(readRemark('修復歴なし').severity).toBe('green')
  expect(readRemark('オイル漏れなし').severity).toBe('info')
})

test('a remark is read part by part; what is not in the list stays as it is written', () => {
  const rust = readRemark('下廻り小錆')
  expect(rust.isWhole).toBe(true)
  expect(remarkInWords(rust, 'en')).toMatch(/underbody/i)
  const odd = readRemark('謎の語')
  expect(odd).toMatchObject({ isWhole: false, severity: 'info' })
  expect(remarkInWords(odd, 'ru')).toContain('謎')
})

const reading: SheetReading = {
  turned: 0,
  fields: [
    { name: 'grade', value: '4.5', sure: 99, box: null },
    { name: 'interior', value: 'B', sure: 98, box: null },
    { name: 'mileage', value: '68214', sure: 41, box: null },
    { name: 'mileageMark', value: '*', sure: 80, box: null },
  ],
  marks: [
    { code: 'A1', part: 'leftFrontDoor', sure: 96, box: null },
    { code: 'A2', part: 'rearBumper', sure: 52, box: null },
    { code: 'A1', part: 'rightRearDoor', sure: null, box: null },
    { code: 'Q9', part: 'other', sure: 90, box: null },
  ],
  remarks: [{ written: '修復歴あり', en: '', ru: '', sure: 91, box: null }],
}

test('finds come worst first, equal marks together, and are counted, never averaged', () => {
  const findings = findingsOf(reading, 'USS')
  expect(findings.map(({ kind, severity }) => `${severity} ${kind}`)).toEqual([
    'red field',
    'red remark',
    'amber mark',
    'amber mark',
    'green mark',
  ])
  expect(findings.at(-1)).toMatchObject({ code: 'A1', parts: ['leftFrontDoor', 'rightRearDoor'] })
  expect(countSeverities(findings)).toEqual({ red: 2, amber: 2, green: 1, info: 0 })
  expect(worstOf(['green', 'amber'])).toBe('amber')
  expect(doubtsIn(reading)).toBe(2)
})

test('a draft says the grade, the mileage and each find', () => {
  const text = draftAnswer(reading, 'USS', {
    language: 'en',
    part: (part) => part,
    field: (name) => name,
    grade: ({ grade, interior }) => `Grade ${grade}, interior ${interior}.`,
    mileage: (km) => `Mileage ${km} km.`,
    mayMean: (meaning) => `may mean: ${meaning}`,
    unknown: (code) => `${code} isn’t in the list`,
  })
  expect(text).toMatch(/^Grade 4\.5, interior B\.\nMileage \*68.214 km\.\n/)
  expect(text).toContain('- A1 leftFrontDoor, rightRearDoor: small scratch')
  expect(text.indexOf('A2 ')).toBeLessThan(text.indexOf('A1 '))
})

test('places follow the picture as it is turned upright, and stay on it', () => {
  const box = { x: 100, y: 200, width: 50, height: 20 }
  expect(uprightBox(box, 0)).toEqual(box)
  expect(uprightBox(box, 180)).toEqual({ x: 850, y: 780, width: 50, height: 20 })
  expect(uprightBox(box, 90)).toEqual({ x: 780, y: 100, width: 20, height: 50 })
  expect(uprightBox(uprightBox(box, 90), 270)).toEqual(box)
})

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

test('every dictionary entry is complete in both languages and has a unique ID', () => {
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
])('the hall group of %s is %s', (auction, group) => {
  expect(hallGroup(auction)).toBe(group)
})

test('marks are recognized however they are typed, and two marks at one place are counted separately', () => {
  expect(plainCode('ａ１ ')).toBe('A1')
  expect(marksIn('××')).toEqual(['XX'])
  expect(marksIn('W2P')).toEqual(['W2', 'P'])
  expect(marksIn('A1・U1')).toEqual(['A1', 'U1'])
})

test('a mark has the meaning its hall gives it, and is flagged when that is uncertain', () => {
  const at = (code: string, auction: string, part: 'roof' | 'hood' | 'windshield' = 'hood') =>
    explainMark({ code, part }, hallGroup(auction))
  expect(at('A2', 'USS Tokyo')).toMatchObject({ severity: 'amber', certain: true, also: null })
  expect(at('B2', 'USS Tokyo')).toMatchObject({ severity: 'amber', certain: true, also: null })
  expect(at('B2', 'JU Gifu')).toMatchObject({ certain: false, also: { en: /scale of 1 to 5/ } })
  expect(at('C', 'HAA Kobe')?.severity).toBe('red')
  expect(at('Q9', 'USS Tokyo')).toBeNull()
})

test('a replaced roof counts as structural damage but a hood does not, and X on glass means the glass', () => {
  const severityOf = (code: string, part: 'roof' | 'hood' | 'windshield') =>
    explainMark({ code, part }, 'USS')?.severity
  expect([severityOf('XX', 'roof'), severityOf('XX', 'hood')]).toEqual(['red', 'amber'])
  expect([severityOf('X', 'hood'), severityOf('X', 'windshield')]).toEqual(['red', 'amber'])
})

test('a letter’s meaning depends on its box: A is best for the interior, but means a repair as a grade', () => {
  expect(explainField('interior', 'A', 'USS')?.severity).toBe('green')
  expect(explainField('grade', 'A', 'JAA')?.severity).toBe('red')
  expect(explainField('mileageMark', '＊', null)?.severity).toBe('red')
  expect(explainField('grade', '***', 'USS')?.severity).toBe('red')
})

test('a hall’s legend lists every mark once and flags uncertain meanings', () => {
  const uss = legendOf('USS')
  expect(uss.find(({ entry }) => entry.id === 'damage-b1')).toMatchObject({ certain: true, also: null })
  expect(legendOf(null).find(({ entry }) => entry.id === 'damage-b1')).toMatchObject({ certain: false })
  expect(new Set(uss.map(({ entry }) => entry.id)).size).toBe(uss.length)
})

test('the longest matching phrase wins: a large leak is worse than a leak', () => {
  expect(readRemark('オイル漏れ').severity).toBe('amber')
  expect(readRemark('オイル漏れ大').severity).toBe('red')
})

test('a denied defect is not reported as found', () => {
  expect(readRemark('修復歴あり').severity).toBe('red')
  expect(readRemark('修復歴なし').severity).toBe('green')
  expect(readRemark('オイル漏れなし').severity).toBe('info')
})

test('a remark is read piece by piece, and unknown words stay as written', () => {
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

test('findings are sorted worst first, with equal marks grouped and counted but never averaged', () => {
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

test('a draft contains the grade, the mileage and each finding', () => {
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

test('boxes rotate with the picture and stay on it', () => {
  const box = { x: 100, y: 200, width: 50, height: 20 }
  expect(uprightBox(box, 0)).toEqual(box)
  expect(uprightBox(box, 180)).toEqual({ x: 850, y: 780, width: 50, height: 20 })
  expect(uprightBox(box, 90)).toEqual({ x: 780, y: 100, width: 20, height: 50 })
  expect(uprightBox(uprightBox(box, 90), 270)).toEqual(box)
})

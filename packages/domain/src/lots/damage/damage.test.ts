import { expect, test } from 'vitest'
import type { SheetReading } from '../sheet/sheet-reading.ts'
import { damageBits, kindsIn } from './damage-bits.ts'
import { codesWithout, damageCode, damageCodes, damageCounts, passesDamage } from './damage-filter.ts'
import { damageBitsIn, damageIn } from './damage-in-reading.ts'
import { damageKinds } from './damage-kinds.ts'

const found = { sure: 90, box: null }

function aReading({
  grade = '4.5',
  mark = '',
  codes = [] as string[],
  remarks = [] as string[],
}): SheetReading {
  return {
    turned: 0,
    fields: [
      { ...found, name: 'grade', value: grade },
      ...(mark ? [{ ...found, name: 'mileageMark' as const, value: mark }] : []),
    ],
    marks: codes.map((code) => ({ ...found, code, part: 'hood' as const })),
    remarks: remarks.map((written) => ({ ...found, written, en: '', ru: '' })),
  }
}

test('scratches, dents and what was denied are not damage of any kind', () => {
  expect(damageIn(aReading({ codes: ['A1', 'U2', 'W2', 'G'], remarks: ['修復歴なし', '内装すれ'] }))).toEqual(
    [],
  )
})

test.each([
  ['a grade of a repaired car', { grade: 'RA' }, ['repair']],
  ['repair history in words', { remarks: ['修復歴あり'] }, ['repair']],
  ['a part that was replaced', { codes: ['ＸＸ'] }, ['replaced']],
  ['a part to be replaced', { codes: ['X'] }, ['toReplace']],
  ['rust by its code', { codes: ['S1'] }, ['rust']],
  ['corrosion by its code', { codes: ['C2'] }, ['rust']],
  ['rust in words, however it is spelled', { remarks: ['下廻り錆'] }, ['rust']],
  ['rust that a remark names by its code', { remarks: ['下廻り錆S1'] }, ['rust']],
  ['a flood', { remarks: ['冠水車'] }, ['disaster']],
  ['an engine that leaks', { remarks: ['オイル漏れ'] }, ['mechanics']],
  ['a mileage that was tampered with', { mark: '＊' }, ['mileage']],
  ['a mileage that nobody knows', { remarks: ['走行不明'] }, ['mileage']],
] as const)('%s is found', (_, given, kinds) => {
  const reading = aReading(given as Parameters<typeof aReading>[0])
  expect(damageIn(reading)).toEqual(kinds)
})

test('a replaced roof is a repair as well, for it is welded in', () => {
  const reading = aReading({ codes: ['XX'] })
  const roof = { ...reading, marks: reading.marks.map((mark) => ({ ...mark, part: 'roof' as const })) }
  expect(damageIn(roof)).toEqual(['repair', 'replaced'])
})

test('a belt or an odometer that was replaced is not a replaced part of the body', () => {
  expect(damageIn(aReading({ remarks: ['タイミングベルト交換済'] }))).toEqual([])
  expect(damageIn(aReading({ remarks: ['メーター交換'] }))).toEqual(['mileage'])
})

test('kinds and bits say the same', () => {
  for (let bits = 0; bits < 2 ** damageKinds.length; bits += 1) expect(damageBits(kindsIn(bits))).toBe(bits)
  expect(damageBitsIn(aReading({ grade: 'R', codes: ['S2'] }))).toBe(damageBits(['repair', 'rust']))
})

test('what is known of a lot is one value: what its sheet says with its grade, or its grade alone', () => {
  expect(damageCode(damageBits(['rust']), '4')).toBe(String(damageBits(['rust'])))
  expect(damageCode(damageBits(['rust']), 'RA')).toBe(String(damageBits(['rust', 'repair'])))
  expect(['R', '***', '4.5', 'S', '', 'A4', 'B9'].map((grade) => damageCode(null, grade))).toEqual([
    ...['u1', 'u1', 'u0', 'u0', 'u', 'u1', 'u'],
  ])
  const known = [null, 0, 127].flatMap((bits) => ['R', '4', ''].map((grade) => damageCode(bits, grade)))
  expect(known.filter((code) => !damageCodes.includes(code))).toEqual([])
})

test('a lot that is not read passes for no rust only where unread ones are wanted', () => {
  expect([
    passesDamage('0', ['rust']),
    passesDamage('u0', ['rust']),
    passesDamage('u0', ['rust', 'unread']),
  ]).toEqual([true, false, true])
})

test('a grade tells of repairs though the sheet is not read', () => {
  const passes = (code: string) => [passesDamage(code, ['repair']), passesDamage(code, ['repair', 'unread'])]
  expect(['u0', 'u1', 'u'].map(passes)).toEqual([
    [true, true],
    [false, false],
    [false, true],
  ])
})

test('nothing of several kinds means none of them', () => {
  const rust = damageCode(damageBits(['rust']), '4')
  expect([passesDamage(rust, ['replaced']), passesDamage(rust, ['replaced', 'rust'])]).toEqual([true, false])
})

test('where only unread ones are let in, nothing is left out', () => {
  expect([codesWithout([]), codesWithout(['unread'])]).toEqual([null, null])
  expect(codesWithout(['rust'])).toHaveLength(64)
})

test('each choice counts what it leaves beside those that are chosen', () => {
  const byCode = [
    { value: '0', count: 5 },
    { value: damageCode(damageBits(['rust']), ''), count: 3 },
    { value: damageCode(damageBits(['rust', 'replaced']), ''), count: 2 },
    { value: 'u0', count: 7 },
    { value: 'u1', count: 1 },
  ]
  const counts = (chosen: Parameters<typeof damageCounts>[1]) =>
    Object.fromEntries(damageCounts(byCode, chosen).map(({ value, count }) => [value, count]))
  expect(counts([])).toMatchObject({ rust: 5, replaced: 8, repair: 17, unread: 8 })
  expect(counts(['rust'])).toMatchObject({ rust: 5, replaced: 5, repair: 5, unread: 8 })
  expect(counts(['rust', 'unread'])).toMatchObject({ rust: 13, repair: 12, unread: 8 })
  expect(counts(['repair', 'unread']).unread).toBe(7)
  expect(damageCounts([], [])).toEqual([])
})

import { expect, test } from 'vitest'
import type { SheetReading } from '../sheet/sheet-reading.ts'
import { damageBitsIn, damageIn, repairByGrade } from './damage-in-reading.ts'
import { damageBits, damageKinds, kindsIn } from './damage-kinds.ts'

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

test('scratches, dents and what was denied are no damage of any kind', () => {
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

test('a belt or an odometer that was replaced is no replaced part of the body', () => {
  expect(damageIn(aReading({ remarks: ['タイミングベルト交換済'] }))).toEqual([])
  expect(damageIn(aReading({ remarks: ['メーター交換'] }))).toEqual(['mileage'])
})

test('kinds and bits say the same', () => {
  for (let bits = 0; bits < 2 ** damageKinds.length; bits += 1) expect(damageBits(kindsIn(bits))).toBe(bits)
  expect(damageBitsIn(aReading({ grade: 'R', codes: ['S2'] }))).toBe(damageBits(['repair', 'rust']))
})

test('a grade tells of repairs, or of nothing', () => {
  expect(['R', 'ra', '***', '4.5', 'S', '', '-', 'X'].map(repairByGrade)).toEqual([
    ...[true, true, true, false, false],
    ...[null, null, null],
  ])
})

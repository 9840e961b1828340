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

test('scratches, dents and denied damage are not reported as damage', () => {
  expect(damageIn(aReading({ codes: ['A1', 'U2', 'W2', 'G'], remarks: ['修復歴なし', '内装すれ'] }))).toEqual(
    [],
  )
})

test.each([
  ['the grade of a repaired car', { grade: 'RA' }, ['repair']],
  ['repair history in words', { remarks: ['修復歴あり'] }, ['repair']],
  ['a replaced part', { codes: ['ＸＸ'] }, ['replaced']],
  ['a part to be replaced', { codes: ['X'] }, ['toReplace']],
  ['rust by its code', { codes: ['S1'] }, ['rust']],
  ['corrosion by its code', { codes: ['C2'] }, ['rust']],
  ['rust in words, however it is spelled', { remarks: ['下廻り錆'] }, ['rust']],
  ['rust named by its code in a remark', { remarks: ['下廻り錆S1'] }, ['rust']],
  ['a flood', { remarks: ['冠水車'] }, ['disaster']],
  ['an engine that leaks', { remarks: ['オイル漏れ'] }, ['mechanics']],
  ['a tampered mileage', { mark: '＊' }, ['mileage']],
  ['an unknown mileage', { remarks: ['走行不明'] }, ['mileage']],
] as const)('%s is found', (_, given, kinds) => {
  const reading = aReading(given as Parameters<typeof aReading>[0])
  expect(damageIn(reading)).toEqual(kinds)
})

test('a replaced roof also counts as a repair because it is welded in', () => {
  const reading = aReading({ codes: ['XX'] })
  const roof = { ...reading, marks: reading.marks.map((mark) => ({ ...mark, part: 'roof' as const })) }
  expect(damageIn(roof)).toEqual(['repair', 'replaced'])
})

test('a replaced belt or odometer is not a replaced body part', () => {
  expect(damageIn(aReading({ remarks: ['タイミングベルト交換済'] }))).toEqual([])
  expect(damageIn(aReading({ remarks: ['メーター交換'] }))).toEqual(['mileage'])
})

test('damage kinds and their bits convert both ways', () => {
  for (let bits = 0; bits < 2 ** damageKinds.length; bits += 1) expect(damageBits(kindsIn(bits))).toBe(bits)
  expect(damageBitsIn(aReading({ grade: 'R', codes: ['S2'] }))).toBe(damageBits(['repair', 'rust']))
})

test('the damage code combines the sheet with the grade, or uses the grade alone', () => {
  expect(damageCode(damageBits(['rust']), '4')).toBe(String(damageBits(['rust'])))
  expect(damageCode(damageBits(['rust']), 'RA')).toBe(String(damageBits(['rust', 'repair'])))
  expect(['R', '***', '4.5', 'S', '', 'A4', 'B9'].map((grade) => damageCode(null, grade))).toEqual([
    ...['u1', 'u1', 'u0', 'u0', 'u', 'u1', 'u'],
  ])
  const known = [null, 0, 127].flatMap((bits) => ['R', '4', ''].map((grade) => damageCode(bits, grade)))
  expect(known.filter((code) => !damageCodes.includes(code))).toEqual([])
})

test('a lot whose sheet has not been read passes as rust-free only if unread lots are included', () => {
  expect([
    passesDamage('0', ['rust']),
    passesDamage('u0', ['rust']),
    passesDamage('u0', ['rust', 'unread']),
  ]).toEqual([true, false, true])
})

test('a grade reveals repairs even if the sheet has not been read', () => {
  const passes = (code: string) => [passesDamage(code, ['repair']), passesDamage(code, ['repair', 'unread'])]
  expect(['u0', 'u1', 'u'].map(passes)).toEqual([
    [true, true],
    [false, false],
    [false, true],
  ])
})

test('excluding several kinds excludes lots with any of them', () => {
  const rust = damageCode(damageBits(['rust']), '4')
  expect([passesDamage(rust, ['replaced']), passesDamage(rust, ['replaced', 'rust'])]).toEqual([true, false])
})

test('including only unread lots leaves nothing out', () => {
  expect([codesWithout([]), codesWithout(['unread'])]).toEqual([null, null])
  expect(codesWithout(['rust'])).toHaveLength(64)
})

test('each option counts what it would leave in combination with the chosen ones', () => {
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

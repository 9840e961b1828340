import { expect, test } from 'vitest'
import { readRemark, remarkInWords } from './read-remark.ts'

const told = (written: string) => {
  const words = readRemark(written)
  return [remarkInWords(words, 'en'), remarkInWords(words, 'ru')]
}

test.each([
  ['右ステップ擦れ', 'right rocker panel: scuffed', 'правый порог: потёртость'],
  ['左Rドア線キズ', 'left rear door: line scratch', 'левая задняя дверь: тонкая царапина'],
  [
    '左右Fフェンダー 小ヘコミ',
    'left and right front fender: small dents',
    'левое и правое переднее крыло: мелкие вмятины',
  ],
  ['Rヒーター不良', 'rear heater faulty', 'задняя печка неисправна'],
  ['新品タイヤ４本', 'new tires × 4', 'новые шины × 4'],
])('%s: the side agrees with its part', (written, en, ru) => {
  expect(told(written)).toEqual([en, ru])
})

test.each([
  ['シート小破れ', 'seat: slight tear', 'сиденье: небольшой порыв'],
  ['ルーフ小A', 'roof: slight scratch', 'крыша: небольшая царапина'],
  ['Rゲート ヘコミ 小', 'tailgate: slight dent', 'дверь багажника: небольшая вмятина'],
  ['天張り薄ヨゴレ', 'headliner: faint dirt', 'потолок: лёгкая грязь'],
  ['内装ヨゴレ小', 'interior dirty (slight)', 'салон грязный (слегка)'],
])('%s: the amount agrees with the damage', (written, en, ru) => {
  expect(told(written)).toEqual([en, ru])
})

test.each([
  ['純正マフラーなし', 'no original muffler', 'штатный глушитель отсутствует'],
  [
    'エンジン始動良好　異音なし',
    'engine: starts well, no abnormal noise',
    'двигатель: заводится хорошо, посторонний шум отсутствует',
  ],
  ['エアコン効き弱い', 'air conditioning works poorly', 'кондиционер работает слабо'],
  ['タイヤ前後新品', 'tires, front and rear: new', 'шины спереди и сзади: новые'],
  [
    'スペアキー有　取説あり',
    'spare key present; owner’s manual present',
    'запасной ключ есть; инструкция есть',
  ],
])('%s: a description follows its noun, or comes before it in English', (written, en, ru) => {
  expect(told(written)).toEqual([en, ru])
})

test('each place starts a new clause, and a place without a part becomes an adverb', () => {
  expect(told('荷室擦れ　内装ヨゴレ')[1]).toBe('багажное отделение: потёртость; салон грязный')
  expect(told('全体小キズ小ヘコミ　タンク右小ヘコミ')).toEqual([
    'all over: small scratches, small dents; fuel tank, on the right: small dents',
    'по всему кузову: мелкие царапины, мелкие вмятины; бак справа: мелкие вмятины',
  ])
  expect(told('Fフォーク点サビ')[1]).toBe('спереди: точечная ржавчина вилки')
})

test('figures stay with what they count or measure', () => {
  expect(told('タイヤ溝 4分　足回り残 60%')).toEqual([
    'tire tread: 4/10; suspension and running gear: remaining 60%',
    'протектор шин: 4/10; ходовая: остаток 60%',
  ])
})

test('an unknown part keeps its Japanese name among the translated words', () => {
  expect(told('左謎擦れ')).toEqual(['left 謎: scuffed', 'слева 謎: потёртость'])
})

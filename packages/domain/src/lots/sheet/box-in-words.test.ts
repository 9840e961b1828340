import { expect, test } from 'vitest'
import { boxInWords } from './box-in-words.ts'

test.each([
  ['パープル', 'purple', 'фиолетовый'],
  ['パールホワイト', 'pearl white', 'жемчужно-белый'],
  ['ホワイトパール', 'white pearl', 'белый перламутр'],
  ['ライトブルー', 'light blue', 'светло-синий'],
  ['ＷＲブルー', 'WR blue', 'WR синий'],
  ['ガンメタリック', 'gunmetal', 'тёмно-серый металлик'],
  ['ダークグリーンメタリック', 'dark green metallic', 'тёмно-зелёный металлик'],
  ['ワインレッド', 'wine red', 'бордовый'],
  ['白/ブラック', 'white / black', 'белый / чёрный'],
  ['黒 ツートン', 'black two-tone', 'чёрный двухцветный'],
  ['紺', 'navy', 'тёмно-синий'],
  ['未知色', '未知色', '未知色'],
])('the color %s is %s or %s', (written, en, ru) => {
  expect([boxInWords('color', written, 'en'), boxInWords('color', written, 'ru')]).toEqual([en, ru])
})

test.each([
  ['抹消', 'deregistered'],
  ['R9年3月', '2027.03'],
  ['2027-03', '2027.03'],
  ['車検切れ', 'inspection expired'],
  ['なし', 'none'],
  ['R9年', 'R9年'],
])('the inspection %s is %s', (written, en) => {
  expect(boxInWords('inspection', written, 'en')).toBe(en)
})

test.each([
  ['自家用', 'private use'],
  ['レンタ', 'ex-rental'],
  ['レンタカー', 'ex-rental'],
  ['事業用', 'commercial use'],
  ['謎', '謎'],
])('the use %s is %s', (written, en) => {
  expect(boxInWords('use', written, 'en')).toBe(en)
})

test('a registration is a month, and grades stay as they are', () => {
  expect(boxInWords('firstRegistration', '2021-03', 'en')).toBe('2021.03')
  expect(boxInWords('firstRegistration', 'R3.3', 'ru')).toBe('2021.03')
  expect(boxInWords('grade', '4.5', 'en')).toBe('4.5')
})

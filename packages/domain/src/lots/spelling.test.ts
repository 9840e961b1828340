import { expect, test } from 'vitest'
import { chassisSpelling, type SpelledField, spellingOf } from './spelling.ts'

test.each<[SpelledField, string[]]>([
  ['color', ['Pearl', 'PEARL', ' ｐｅａｒｌ ']],
  ['color', ['Dark gray', 'DARK GREY', 'dark  grey', 'Dark　Gray']],
  ['steering', ['Right', 'right', 'RHD', '右']],
  ['steering', ['Left', 'LHD', '左ハンドル']],
  ['gearbox', ['AT', 'a/t', 'ＡＴ']],
  ['condition', ['4.5', '４．５']],
  ['model', ['アルファード', 'ｱﾙﾌｧｰﾄﾞ']],
])('%s: %j are spellings of one value', (field, spellings) => {
  expect(new Set(spellings.map((text) => spellingOf(field, text).folded)).size).toBe(1)
})

test('words that may mean something else stay separate', () => {
  expect(spellingOf('gearbox', 'FAT').folded).not.toBe(spellingOf('gearbox', 'AT').folded)
  expect(spellingOf('drive', 'AWD').folded).not.toBe(spellingOf('drive', '4WD').folded)
  expect(spellingOf('color', 'Greyhound').value).toBe('Greyhound')
})

test('a value is kept as it came, except for its width, spaces and synonyms', () => {
  expect(spellingOf('model', 'ＬＡＮＤ　CRUISER').value).toBe('LAND CRUISER')
  expect(spellingOf('color', 'DARK GREY').value).toBe('DARK GRAY')
  expect(spellingOf('steering', 'rhd').value).toBe('Right')
  expect(chassisSpelling('grs182-00１２')).toBe('GRS182-0012')
})

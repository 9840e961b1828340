import { machines } from '@seriba/demo/models'
import { ru } from '@seriba/i18n/ru'
import { expect, test } from 'vitest'

const measure = /^(up to )?\d[\d.–-]* (hp|m³|t)$/i

test('every word the demo company uses for machinery has a Russian translation', () => {
  const names = machines.flatMap(({ group, category, subcategory }) => [group, category, subcategory])
  const words = names.flatMap((name) => name.split(', ')).filter((part) => !measure.test(part))
  expect(Object.keys(ru.lots.machinery)).toEqual(expect.arrayContaining([...new Set(words)]))
})

import { expect, test } from 'vitest'
import { countries, countryIdOf } from './countries.ts'

test('Russia is country 183, as the sign-up form expects', () => {
  expect(countryIdOf('RU')).toBe(183)
  expect(countries[182]).toMatchObject({ value: 183, label: 'Russia', labelRu: 'Россия' })
  expect(countries).toHaveLength(249)
})

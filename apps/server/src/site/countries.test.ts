import { countriesIn } from '@seriba/server-company/countries'
import { expect, test } from 'vitest'

test('Russia has the ID that the sign-up form defaults to', () => {
  expect(countriesIn('en').find(({ code }) => code === 'RU')).toEqual({
    value: 183,
    label: 'Russia',
    code: 'RU',
  })
})

test('every country has its own ID and a name in both languages', () => {
  const ids = countriesIn('en').map(({ value }) => value)
  expect(new Set(ids).size).toBe(ids.length)
  const labels = [...countriesIn('en'), ...countriesIn('ru')].map(({ label }) => label)
  expect(labels.filter((label) => /^[A-Z]{2}$/.test(label))).toEqual([])
})

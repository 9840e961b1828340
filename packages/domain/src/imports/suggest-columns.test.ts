import { expect, test } from 'vitest'
import { headerWords } from './data/header-words.ts'
import { plainHeader, suggestColumns } from './suggest-columns.ts'

test('columns are recognized by their English, Russian and Japanese headers', () => {
  expect(suggestColumns('clients', ['Full name', 'E-mail', 'Country', 'Balance (JPY)'])).toEqual([
    'fullName',
    'email',
    'country',
    'openingBalance',
  ])
  expect(suggestColumns('clients', ['ФИО', 'Эл. почта', 'Страна', 'Кредитный лимит'])).toEqual([
    'fullName',
    'email',
    'country',
    'creditLimit',
  ])
  expect(suggestColumns('purchases', ['顧客', '落札日', 'メーカー', '車種', '車台番号', '入金額'])).toEqual([
    'client',
    'purchaseDate',
    'maker',
    'model',
    'chassis',
    'paid',
  ])
})

test('a field is suggested for one column only, and its own name takes precedence over its synonyms', () => {
  expect(suggestColumns('clients', ['Mail', 'email'])).toEqual([null, 'email'])
})

test('an earlier choice for a header, including leaving it out, is suggested again', () => {
  const before = new Map([
    ['code', 'sku'],
    ['price', null],
  ] as const)
  expect(suggestColumns('purchases', ['Code', 'Price', 'Freight'], before)).toEqual(['sku', null, 'freight'])
})

test('header words are stored in the form used for comparison', () => {
  const words = Object.values(headerWords).flat()
  expect(words.filter((word) => plainHeader(word) !== word)).toEqual([])
})

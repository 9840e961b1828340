import { contracts } from '@seriba/contracts/all'
import { contract } from '@seriba/contracts/contract'
import { int, listOf, success, text } from '@seriba/contracts/fields'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { api } from './api.ts'
import './auth.ts'
import './bid-lists.ts'
import { bind } from './bind.ts'
import './bids.ts'
import './calendar.ts'
import './catalogue.ts'
import './chat.ts'
import './clients.ts'
import './company.ts'
import './dashboard.ts'
import './deposits.ts'
import './favorite-changes.ts'
import './favorites.ts'
import './lot.ts'
import './marketplace.ts'
import './money.ts'
import './notification-choices.ts'
import './notification-list.ts'
import './order-offers.ts'
import './orders.ts'
import './payments.ts'
import './production-month.ts'
import './searches.ts'
import './share.ts'
import './shipping.ts'
import './site.ts'
import './site-pages.ts'
import './translations.ts'
import './two-step.ts'
import './user.ts'

const search = contract({
  method: 'GET',
  path: '/:kind/listing',
  door: 'site.siteConfig',
  input: z.object({ kind: text(20), modelId: listOf(text(20)), page: z.optional(int(1, 9)) }),
  output: success(),
  refusals: [],
})

test('fills the path, repeats lists, and leaves out what is undefined', () => {
  const { query } = bind(search)
  expect(query({ kind: 'bikes & more', modelId: ['a', 'b'], page: undefined })).toEqual({
    url: '/bikes%20%26%20more/listing?modelId=a&modelId=b',
  })
})

test('keeps empty values: dropping them is the business of whoever asks', () => {
  expect(bind(search).query({ kind: 'stats', modelId: ['', '-1'] }).url).toBe(
    '/stats/listing?modelId=&modelId=-1',
  )
})

test('puts the fields of a mutation into its body, except those that travel in the query', () => {
  const change = { ...search, method: 'DELETE', inQuery: ['page'] } as const
  expect(bind(change).query({ kind: 'stats', modelId: ['a'], page: 2 })).toEqual({
    url: '/stats/listing?page=2',
    method: 'DELETE',
    body: { modelId: ['a'] },
  })
})

/** The base query's own, and what is there for clients that are not ours: `filters` says the same at once. */
const notAskedForByName = [
  'refreshSession',
  'captcha',
  'requestResetByGet',
  'requestTranslationByGet',
  'filterAttributes',
  'weekDays',
  'conditionList',
  'steeringList',
]

test('every contract has its endpoint', () => {
  const names = Object.keys(contracts).map((name) => name.split('.')[1])
  expect(Object.keys(api.endpoints)).toEqual(
    expect.arrayContaining(names.filter((name) => !notAskedForByName.includes(name ?? ''))),
  )
})

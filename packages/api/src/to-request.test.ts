import.meta.glob('./generated/*/*.ts', { eager: true })

import { contracts } from '@seriba/contracts/all'
import { contract } from '@seriba/contracts/contract'
import { arrayParam, int, success, text } from '@seriba/contracts/fields'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { api } from './api.ts'
import { toRequest } from './to-request.ts'

const search = contract({
  method: 'GET',
  path: '/:kind/listing',
  operation: 'site.siteConfig',
  audience: 'anyone',
  input: z.object({ kind: text(20), modelId: arrayParam(text(20)), page: z.optional(int(1, 9)) }),
  output: success(),
  errors: [],
})

test('a request fills the path, repeats lists, and leaves out undefined values', () => {
  const { query } = toRequest(search)
  expect(query({ kind: 'bikes & more', modelId: ['a', 'b'], page: undefined })).toEqual({
    url: '/bikes%20%26%20more/listing?modelId=a&modelId=b',
    method: 'GET',
  })
})

test('a request keeps empty values, since dropping them is up to the caller', () => {
  expect(toRequest(search).query({ kind: 'stats', modelId: ['', '-1'] }).url).toBe(
    '/stats/listing?modelId=&modelId=-1',
  )
})

test('a request puts a mutation’s fields into its body, except those that belong in the query', () => {
  const change = { ...search, method: 'PUT', inQuery: ['page'] } as const
  expect(toRequest(change).query({ kind: 'stats', modelId: ['a'], page: 2 })).toEqual({
    url: '/stats/listing?page=2',
    method: 'PUT',
    body: { modelId: ['a'] },
  })
})

test('a request puts what is to be deleted into the address, where the server reads it', () => {
  const change = { ...search, method: 'DELETE' } as const
  expect(toRequest(change).query({ kind: 'stats', modelId: ['a'], page: 2 })).toEqual({
    url: '/stats/listing?modelId=a&page=2',
    method: 'DELETE',
  })
})

test('every contract has its endpoint, under its own name', () => {
  expect(Object.keys(api.endpoints)).toEqual(expect.arrayContaining(Object.keys(contracts)))
})

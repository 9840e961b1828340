// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { findList, rememberList, rememberShown } from './lot-lists.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('lots from bids and favorites are browsed by kind, each one once', () => {
  rememberShown([
    { pageType: 'car-auction', id: '1' },
    { pageType: 'bikes', id: '7' },
    { pageType: 'car-auction', id: '2' },
    { pageType: 'car-auction', id: '1' },
  ])
  expect(findList('car-auction', '2')).toMatchObject({ ids: ['1', '2'], total: 2 })
  expect(findList('bikes', '7')).toMatchObject({ ids: ['7'], total: 1 })
  expect(findList('stats', '1')).toBeUndefined()
})

test('the list from which a lot was last opened is the one being browsed', () => {
  const listing = {
    request: { pageType: 'car-auction' as const, page: 1, pageSize: 20 },
    ids: ['1', '9'],
    total: 2,
  }
  rememberList(listing)
  rememberShown([{ pageType: 'car-auction', id: '1' }])
  expect(findList('car-auction', '1')?.ids).toEqual(['1'])
  rememberList(listing)
  expect(findList('car-auction', '1')?.ids).toEqual(['1', '9'])
})

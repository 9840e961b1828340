import { expect, test } from 'vitest'
import {
  announcesWin,
  changeParams,
  emptyFilters,
  readParams,
  segmentOf,
  selectWins,
  writeParams,
} from './bid-list-params.ts'

const query = (text: string) => new URLSearchParams(text)
const plain = readParams(query(''))

test('an empty address means the whole list from its first page', () => {
  expect(plain).toEqual({
    status: null,
    tab: 'all',
    filters: emptyFilters,
    sort: null,
    hidden: [],
    unfolded: false,
    page: 1,
    bid: null,
  })
})

test('an address survives being read and written', () => {
  const text =
    'bidType=mine&bidStatus=2&auctionDate=2026-11-24&auction=USS+Tokyo&auction=TAA+Kinki&user=7&lotNo=1001%2C1005-1010&lot=9&sort=year&order=DESC&earlier=shown&page=3&bid=12'
  expect(writeParams(readParams(query(text)), 'dealer').toString()).toBe(text)
})

test('nonsense in an address is dropped', () => {
  const text = 'bidStatus=9&auctionDate=2026-13-40&user=x&lotNo=abc&lot=x&sort=price&page=-2&bid=0'
  expect(readParams(query(text))).toEqual(plain)
})

test('the Bid Manager has its status in the path', () => {
  const params = readParams(query('bidStatus=2'), 'win')
  expect(params.status).toBe(6)
  expect(writeParams(params, 'bid-manager').toString()).toBe('')
  expect([null, 1, 3, 6].map((status) => segmentOf(status as 1 | null))).toEqual([
    'all',
    'new',
    'dont-bid',
    'win',
  ])
})

test('status=win selects the wins and is removed', () => {
  expect(announcesWin(query('status=win'))).toBe(true)
  expect(selectWins(query('status=win')).toString()).toBe('bidStatus=6')
})

test('another status starts at page 1 without a sort order, and another page keeps both', () => {
  const deep = readParams(query('bidStatus=1&sort=year&order=ASC&page=4'))
  expect(changeParams(deep, { status: 2 })).toMatchObject({ status: 2, sort: null, page: 1 })
  expect(changeParams(deep, { filters: { ...emptyFilters, lotNo: '5' } })).toMatchObject({
    page: 1,
    sort: deep.sort,
  })
  expect(changeParams(deep, { page: 5 })).toMatchObject({ status: 1, sort: deep.sort, page: 5 })
})

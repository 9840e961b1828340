import { expect, test } from 'vitest'
import { deletionObstacles } from './deletion.ts'

const settled = { balance: 0, liveBids: 0, openPurchases: 0 }

test('an account without money, live bids and open purchases may be deleted', () => {
  expect(deletionObstacles(settled)).toEqual([])
})

test('money owed either way, live bids and open purchases each keep an account', () => {
  expect(deletionObstacles({ ...settled, balance: -1 })).toEqual(['balance'])
  expect(deletionObstacles({ ...settled, balance: 150_000 })).toEqual(['balance'])
  expect(deletionObstacles({ ...settled, liveBids: 2 })).toEqual(['liveBids'])
  expect(deletionObstacles({ balance: 1, liveBids: 1, openPurchases: 1 })).toEqual([
    'balance',
    'liveBids',
    'openPurchases',
  ])
})

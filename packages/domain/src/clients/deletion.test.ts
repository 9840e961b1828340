import { expect, test } from 'vitest'
import { deletionObstacles } from './deletion.ts'

const settled = { balance: 0, liveBids: 0, openPurchases: 0 }

test('an account with no balance, live bids or open purchases can be deleted', () => {
  expect(deletionObstacles(settled)).toEqual([])
})

test('a balance either way, live bids and open purchases each prevent deletion', () => {
  expect(deletionObstacles({ ...settled, balance: -1 })).toEqual(['balance'])
  expect(deletionObstacles({ ...settled, balance: 150_000 })).toEqual(['balance'])
  expect(deletionObstacles({ ...settled, liveBids: 2 })).toEqual(['liveBids'])
  expect(deletionObstacles({ balance: 1, liveBids: 1, openPurchases: 1 })).toEqual([
    'balance',
    'liveBids',
    'openPurchases',
  ])
})

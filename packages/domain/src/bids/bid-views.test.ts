import { describe, expect, test } from 'vitest'
import { bidViews, paramsToKeep, paramsToOpen, viewParams } from './bid-views.ts'

const today = '2026-11-24'

describe('a view of the Bid Manager', () => {
  test('keeps status, filters, sort and columns, but not the page or the open chat', () => {
    const address = 'bidStatus=1&auction=USS+Tokyo&sort=lotNo&order=DESC&hide=chat&page=3&bid=7'
    expect(paramsToKeep(address, today)).toBe('auction=USS+Tokyo&bidStatus=1&hide=chat&order=DESC&sort=lotNo')
  })

  test('saved for today shows the lots of the day it is opened', () => {
    const kept = paramsToKeep(`auctionDate=${today}`, today)
    expect(kept).toBe('auctionDate=today')
    expect(paramsToOpen(kept, '2026-11-25')).toBe('auctionDate=2026-11-25')
    expect(paramsToOpen(paramsToKeep('auctionDate=2026-11-20', today), today)).toBe('auctionDate=2026-11-20')
  })

  test.each([
    'page=2',
    'hide=lotNo',
    'hide=model',
    'sort=margin',
    'auctionDate=someday',
    'unknown=1',
    `lotNo=${'1'.repeat(bidViews.params)}`,
  ])('rejects %s', (text) => expect(viewParams(text)).toBeNull())

  test('has the same text however its address was put together', () => {
    expect(viewParams('hide=chat&auction=B&auction=A')).toBe(viewParams('auction=B&auction=A&hide=chat'))
    expect(viewParams('')).toBe('')
  })
})

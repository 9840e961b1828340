import { describe, expect, test } from 'vitest'
import { isPastedResult, linesOf, resultOf } from './pasted-results.ts'

const aBid = (more = {}) => ({
  bidId: 1,
  lotId: '1',
  lotNo: 30_511,
  bidStatus: 2,
  maximum: 1_240_000,
  ...more,
})
const one = [aBid()]
const said = (text: string, bids = one) => {
  const read = resultOf(text, bids)
  return read.ok ? [read.outcome, read.soldPrice] : read.reason
}

describe('a line of pasted results', () => {
  test.each([
    ['30511\twin\t1240000', ['win', 1_240_000]],
    ['30,511;Win;¥ 1,240,000', ['win', 1_240_000]],
    ['30511, lost, 1,655,000', ['lost', 1_655_000]],
    ['30511 1 655 000 lost', ['lost', 1_655_000]],
    ['Lot 30511 W 1.240.000', ['win', 1_240_000]],
    ['№ 30511 выигран 1 240 000', ['win', 1_240_000]],
    ['30511;п;1655000,00', ['lost', 1_655_000]],
    ['３０５１１　勝ち　￥１，２４０，０００', ['win', 1_240_000]],
    ['30511\t負け\t165.5万円', ['lost', 1_655_000]],
    ['30511 lost 1,655千円', ['lost', 1_655_000]],
    ['0030511 win', ['win', null]],
    ['30511 lost 0', ['lost', null]],
  ])('is read: %s', (text, result) => expect(said(text)).toEqual(result))

  test.each(['30511 流札 980,000', '30511\tunsold\t980000', '30511 не продан', '30511 n -'])(
    'has no price when nobody bought the lot: %s',
    (text) => expect(said(text)).toEqual(['notSold', null]),
  )
})

describe('a pasted line needs a decision', () => {
  test.each([
    ['total', 'unreadable'],
    ['30511 postponed', 'unreadable'],
    ['30511 canceled', 'unreadable'],
    ['30511 win 1240000 980000', 'unreadable'],
    ['30511 win 124.5', 'unreadable'],
    ['40000 win 1240000', 'unknownLot'],
    ['30511 1240000', 'noOutcome'],
    ['30511', 'noOutcome'],
    ['30511 win 9 999 999 999', 'wrongPrice'],
  ])('if it is “%s” (%s)', (text, reason) => expect(said(text)).toBe(reason))

  test('when a lot sold for what may be our bid; above our maximum it is lost', () => {
    expect(said('30511 sold 1240000')).toBe('possiblyWon')
    expect(said('30511 落札')).toBe('possiblyWon')
    expect(said('30511 sold 1245000')).toEqual(['lost', 1_245_000])
    expect(said('30511 sold 1245000', [aBid({ maximum: null })])).toBe('possiblyWon')
    expect(resultOf('30511 sold 1240000', one, { outcome: 'win' })).toMatchObject({
      outcome: 'win',
      soldPrice: 1_240_000,
    })
  })

  test('when two halls have the lot, until somebody chooses one', () => {
    const bids = [aBid(), aBid({ bidId: 2, lotId: '2' })]
    expect(said('30511 lost', bids)).toBe('severalBids')
    expect(resultOf('30511 lost', bids, { bidId: 2 })).toMatchObject({ outcome: 'lost', bids: [bids[1]] })
  })
})

test('two clients on one lot can both lose it, but only one of them can win it', () => {
  const bids = [aBid(), aBid({ bidId: 2 }), aBid({ bidId: 3, bidStatus: 3 })]
  expect(resultOf('30511 lost', bids)).toMatchObject({ ok: true, bids: bids.slice(0, 2) })
  expect(said('30511 win', bids)).toBe('severalBids')
})

test('blank lines and a heading are not results, and a lone number is treated as a search', () => {
  expect(linesOf('Lot\tResult\tPrice\r\n30511\twin\r\n\r\n971\tlost\n')).toEqual(['30511\twin', '971\tlost'])
  expect(isPastedResult('30511')).toBe(false)
  expect(isPastedResult(' 30511\t')).toBe(false)
  expect(isPastedResult('30511\twin')).toBe(true)
  expect(isPastedResult('30511\n971')).toBe(true)
})

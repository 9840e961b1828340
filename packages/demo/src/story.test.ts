import { describe, expect, test } from 'vitest'
import { demoLots, type FeedLot } from './lots.ts'
import { lotStatus } from './outcome.ts'
import { people } from './people.ts'
import { mayGoTo } from './story/export-bans.ts'
import { type PlannedBid, planBids, planPayments } from './story.ts'

const now = new Date('2026-11-24T12:00:00+09:00')
const lots = [...demoLots({ live: 6000, stats: 20_000, today: '2026-11-24', seed: 1, now })]
const bids = planBids(lots, people, { now, seed: 1 })
const keyOf = (kind: string, auction: string, day: string, lotNo: number) =>
  `${kind} ${auction} ${day} ${lotNo}`
const byKey = new Map(
  lots.map((lot) => [keyOf(lot.kind, lot.auction, lot.auctionDate.slice(0, 10), lot.lotNo), lot]),
)
const lotOf = ({ lotKey }: PlannedBid) =>
  byKey.get(keyOf(lotKey.kind, lotKey.auction, lotKey.day, lotKey.lotNo)) as FeedLot

const countryOf = ({ clientEmail }: PlannedBid) =>
  people.find(({ email }) => email === clientEmail)?.countryCode ?? ''

describe('the planned bids', () => {
  test('are the same for the same lots, time, and seed', () => {
    expect(planBids(lots, people, { now, seed: 1 })).toEqual(bids)
    expect(planBids([...lots].reverse(), people, { now, seed: 1 }).length).toBe(bids.length)
  })

  test('fill a desk, and give the demo client a list of about forty', () => {
    expect(bids.length).toBeGreaterThan(900)
    expect(new Set(bids.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
    const own = bids.filter(({ clientEmail }) => clientEmail === 'client@demo.example')
    expect(own.length).toBeGreaterThan(34)
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  })

  test('are on existing lots, one per client and lot, in steps of 5000 from the start price', () => {
    const pairs = new Set<string>()
    for (const bid of bids) {
      const lot = lotOf(bid)
      expect(lot).toBeDefined()
      expect(bid.amount % 5000).toBe(0)
      expect(bid.amount).toBeGreaterThanOrEqual(lot.startPrice)
      pairs.add(`${bid.clientEmail} ${Object.values(bid.lotKey).join(' ')}`)
    }
    expect(pairs.size).toBe(bids.length)
  })

  test('win only lots that were sold, at or above the sold price', () => {
    for (const bid of bids.filter(({ status }) => status === 6)) {
      const lot = lotOf(bid)
      expect([lotStatus.sold, lotStatus.soldNego]).toContain(lot.status)
      expect(bid.soldPrice).toBe(lot.soldPrice)
      expect(bid.amount).toBeGreaterThanOrEqual(lot.soldPrice)
      expect(bid.purchase).not.toBeNull()
    }
  })

  test.each(['2026-11-24T12:00:00+09:00', '2026-12-06T23:50:00+09:00', '2027-02-28T00:30:00+09:00'])(
    'avoid lots that Japan would not export to the buyer’s country, on %s',
    (at) => {
      const then = new Date(at)
      const offered = [...demoLots({ live: 3000, stats: 20_000, today: at.slice(0, 10), seed: 1, now: then })]
      const lotAt = new Map(
        offered.map((lot) => [`${lot.auction} ${lot.auctionDate.slice(0, 10)} ${lot.lotNo}`, lot]),
      )
      const placed = planBids(offered, people, { now: then, seed: 1 }).flatMap((bid) => {
        const lot = lotAt.get(`${bid.lotKey.auction} ${bid.lotKey.day} ${bid.lotKey.lotNo}`)
        return lot ? [{ bid, lot, country: countryOf(bid) }] : []
      })
      const wins = placed.filter(({ bid }) => bid.status === 6)
      const toRussia = placed.filter(({ country, lot }) => country === 'RU' && lot.kind === 'car')
      for (const status of [1, 2, 5, 6])
        expect(toRussia.filter(({ bid }) => bid.status === status).length, `${status}`).toBeGreaterThan(4)
      for (const { lot } of toRussia) {
        expect('engine' in lot ? lot.engine : 0).toBeLessThanOrEqual(1900)
        expect(`${lot.model} ${lot.grade}`).not.toMatch(/hybrid|e-power|leaf|\bev\b/i)
      }
      expect(
        placed.filter(({ bid, lot, country }) => !mayGoTo(country, lot, bid.lotKey.day, bid.amount)),
      ).toEqual([])
      expect(wins.every(({ bid }) => bid.purchase && bid.purchase.purchasedAt < then)).toBe(true)
      expect(new Set(wins.map(({ bid }) => JSON.stringify(bid.lotKey))).size).toBe(wins.length)
    },
  )

  test('lose only to a higher price, or to an earlier order for a one-price lot', () => {
    const lost = bids.filter(({ status, soldPrice }) => status === 5 && soldPrice !== null)
    for (const { amount, soldPrice, lotType } of lost) {
      if (lotType === 'stock') expect(amount).toBe(soldPrice)
      else expect(amount).toBeLessThan(soldPrice ?? 0)
    }
  })

  test('keep every client within their credit', () => {
    for (const person of people) {
      const live = bids.filter(({ clientEmail, status }) => clientEmail === person.email && status <= 2)
      const groups = Map.groupBy(live, ({ group }) => group?.letter ?? '')
      let held = 0
      for (const [letter, some] of groups) {
        const amounts = some.map(({ amount }) => amount).sort((a, b) => b - a)
        const counted = letter ? amounts.slice(0, some[0]?.group?.quota) : amounts
        held += counted.reduce((sum, amount) => sum + amount, 0)
      }
      expect(held).toBeLessThanOrEqual(Math.max(0, person.creditLimit + person.balance))
    }
  })

  test('happened in order and not in the future', () => {
    for (const { placedAt, history, chat } of bids) {
      const times = [placedAt, ...history.map(({ at }) => at)].map(Number)
      expect(times).toEqual([...times].sort((a, b) => a - b))
      const said = chat.map(({ at }) => Number(at))
      expect(said).toEqual([...said].sort((a, b) => a - b))
      expect(Math.max(...times, ...said)).toBeLessThan(now.getTime())
    }
  })

  test('end their history with their status', () => {
    for (const { status, history } of bids) expect(history.at(-1)?.status).toBe(status)
  })

  test('are fewer if there are few lots, and none if there are none', () => {
    expect(planBids(lots.slice(0, 50), people, { now, seed: 1 }).length).toBeLessThan(110)
    expect(planBids([], people, { now, seed: 1 })).toEqual([])
  })
})

describe('the planned payments', () => {
  const payments = planPayments(bids, people, { now })

  test('bring every balance to what the account says', () => {
    for (const person of people.filter(({ userType }) => userType === 2)) {
      const own = payments.filter(({ email }) => email === person.email)
      expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(person.balance)
    }
  })

  test('charge every purchase once', () => {
    const charges = payments.filter(({ lotKey }) => lotKey !== null)
    expect(charges).toHaveLength(bids.filter(({ purchase }) => purchase).length)
    expect(charges.every(({ amount, type }) => amount < 0 && type === 'CarPurchase')).toBe(true)
  })

  test('leave to the page whatever it says in the reader’s own language', () => {
    const written = new Set(payments.map(({ description }) => description.replace(/\d+$/, '')))
    expect([...written].sort()).toEqual(['', 'Freight and storage, earlier purchases', 'SWIFT '])
  })
})

import { bidStatus } from '@seriba/domain/bids/bid-status'
import { describe, expect, test } from 'vitest'
import { aBid } from '../test/bid-builders.ts'
import { deskOf } from '../test/desk.ts'
import { reportOf } from '../test/fake-hall.ts'
import { gatewayWorld } from '../test/gateway-world.ts'

const { server, placed, manager, client, bidOf, log, report } = gatewayWorld()
const { setStatus, statusOf, eventsAbout } = deskOf(server)

describe('results', () => {
  test('record a reported win but leave confirming it to a manager, since it costs money', async () => {
    const bid = await placed()
    const response = await report([{ reference: bid.id, outcome: 'won', price: 600_000 }])
    expect(response.json()).toEqual({ results: [{ reference: String(bid.id), recorded: true }] })
    expect(await bidOf(bid.id)).toMatchObject({
      status: bidStatus.bid,
      by_hand: 'confirm',
      hall_price: 600_000,
    })
    await setStatus(manager(), bid.id, bidStatus.win)
    expect((await bidOf(bid.id)).by_hand).toBeNull()
  })

  test('close a lost bid with its price and notify its client', async () => {
    const bid = await placed()
    await report([{ reference: bid.id, outcome: 'lost', price: 900_000 }])
    expect(await bidOf(bid.id)).toMatchObject({
      status: bidStatus.finished,
      sold_price: 900_000,
      by_hand: null,
    })
    // Once: the news that it is over includes the price.
    const told = (await eventsAbout(bid.id)).filter(([name]) => name === 'client-notification')
    expect(told.map(([, type]) => type)).toEqual(['managerUpdateStatus'])
  })

  test('count once when the same report arrives twice, with the same answer both times', async () => {
    const bid = await placed()
    const results = [{ reference: bid.id, outcome: 'notSold' }]
    const first = await report(results, { id: `twice-${bid.id}` })
    const events = (await eventsAbout(bid.id)).length
    const second = await report(results, { id: `twice-${bid.id}` })
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(second.json()).toEqual(first.json())
    expect(await eventsAbout(bid.id)).toHaveLength(events)
    expect(
      (await log(bid.id)).messages.filter(({ direction }: { direction: string }) => direction === 'in'),
    ).toHaveLength(1)
    const other = await report([{ reference: bid.id, outcome: 'lost' }], { id: `twice-${bid.id}` })
    expect([other.statusCode, other.json()]).toEqual([409, { error: 'id_reused' }])
  })

  test.each([
    ['above our maximum', { outcome: 'won', price: 620_001 }, 'above_maximum'],
    ['without a price', { outcome: 'won' }, 'price_missing'],
  ])('reject a win %s and have somebody check it', async (_, result, reason) => {
    const bid = await placed()
    const response = await report([{ reference: bid.id, ...result }])
    expect(response.json().results).toEqual([{ reference: String(bid.id), recorded: false, reason }])
    expect(await bidOf(bid.id)).toMatchObject({ status: bidStatus.bid, by_hand: 'check', hall_outcome: null })
  })

  test('reject a later report that contradicts the first', async () => {
    const bid = await placed()
    await report([{ reference: bid.id, outcome: 'lost', price: 900_000 }])
    const response = await report([{ reference: bid.id, outcome: 'won', price: 600_000 }])
    expect(response.json().results[0].reason).toBe('contradicts')
    expect(await bidOf(bid.id)).toMatchObject({
      status: bidStatus.finished,
      hall_outcome: 'lost',
      by_hand: 'check',
    })
  })

  test('are handled one by one: a refused one does not affect the others, and a bid never sent to the hall is unknown', async () => {
    const [bid, never] = [await placed(), await aBid(server.db, client(), { status: bidStatus.bid })]
    const { results } = (
      await report([
        { reference: never.id, outcome: 'won', price: 1 },
        { reference: bid.id, outcome: 'lost' },
        { reference: 2_000_000_000, outcome: 'lost' },
      ])
    ).json()
    expect(
      results
        .map(({ recorded, reason }: { recorded: boolean; reason?: string }) => reason ?? recorded)
        .sort(),
    ).toEqual([true, 'unknown_bid', 'unknown_bid'])
    expect(await statusOf(never.id)).toBe(bidStatus.bid)
  })

  test.each([
    ['signed with another secret', { secret: 'another secret that nobody has agreed on' }],
    ['minutes old', { ageSeconds: 600 }],
  ])('change nothing if the report is %s', async (_, how) => {
    const bid = await placed()
    const response = await report([{ reference: bid.id, outcome: 'lost' }], how)
    expect(response.statusCode).toBe(401)
    expect(await bidOf(bid.id)).toMatchObject({ status: bidStatus.bid, hall_outcome: null })
  })

  test('change nothing if the report was altered, is unsigned, or makes no sense', async () => {
    const bid = await placed()
    const sent = reportOf([{ reference: bid.id, outcome: 'lost' }])
    const changed = await server.app.inject({ ...sent, payload: sent.payload.replace('lost', 'won') })
    const unsigned = await server.app.inject({ ...sent, headers: { 'content-type': 'application/json' } })
    const senseless = await report([{ reference: bid.id, outcome: 'stolen' }])
    expect([changed.statusCode, unsigned.statusCode, senseless.statusCode]).toEqual([401, 401, 400])
    expect(await statusOf(bid.id)).toBe(bidStatus.bid)
  })
})

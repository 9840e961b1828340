import { bidStatus } from '@seriba/domain/bids/bid-status'
import { hourMs } from '@seriba/domain/time/jst'
import { describe, expect, test } from 'vitest'
import { deskOf } from '../test/desk.ts'
import { answersHtml, breaksConnection, isBroken, refuses } from '../test/fake-hall.ts'
import { gatewayWorld } from '../test/gateway-world.ts'

const { server, hand, runJobs, handedOver, hall, manager, client, queued, bidOf, log } = gatewayWorld()
const { setStatus } = deskOf(server)

describe('an auto-bid', () => {
  test('goes to the hall as a signed standing maximum, and is changed and withdrawn along with the bid', async () => {
    const bid = await handedOver()
    expect(await queued(bid.id)).toBe(1)
    await runJobs(bid.id)
    await (await server.signInAs(manager())).put('/bid/update-bid', { bidId: bid.id, amount: 700_000 })
    await runJobs(bid.id)
    await hand(bid.id, false)
    await runJobs(bid.id)
    expect(
      hall()
        .about(bid.id)
        .map(({ action, maximum }) => [action, maximum]),
    ).toEqual([
      ['place', 620_000],
      ['change', 720_000],
      ['withdraw', null],
    ])
    const sequences = hall()
      .about(bid.id)
      .map(({ sequence }) => sequence)
    expect(sequences).toEqual([...sequences].sort((a, b) => a - b))
    expect(hall().unsigned).toEqual([])
    // From then on it is handled by hand.
    expect(await bidOf(bid.id)).toMatchObject({ forwarded_by: 'hand', forwarded_maximum: 720_000 })
  })

  test('is withdrawn when its status becomes Don’t bid', async () => {
    const bid = await handedOver()
    await runJobs(bid.id)
    await setStatus(manager(), bid.id, bidStatus.dontBid)
    await runJobs(bid.id)
    expect(
      hall()
        .about(bid.id)
        .map(({ action }) => action),
    ).toEqual(['place', 'withdraw'])
    expect(await bidOf(bid.id)).toMatchObject({ forwarded_by: null, forwarded_maximum: null })
  })

  test('is sent once in its latest state, however often it changed before', async () => {
    const bid = await handedOver()
    await (await server.signInAs(manager())).put('/bid/update-bid', { bidId: bid.id, amount: 650_000 })
    await runJobs(bid.id)
    await runJobs(bid.id)
    expect(
      hall()
        .about(bid.id)
        .map(({ action, maximum }) => [action, maximum]),
    ).toEqual([['place', 670_000]])
  })
})

describe('a hall that misbehaves', () => {
  test.each([
    ['returns an error', isBroken, 'The hall answered 500'],
    ['answers with a web page', answersHtml, 'The hall’s answer could not be read'],
    ['hangs up after accepting it', breaksConnection, expect.stringContaining('fetch failed')],
  ])('and %s is sent the same numbered message again after a pause', async (_, broken, detail) => {
    const bid = await handedOver()
    hall().says(broken)
    await runJobs(bid.id)
    expect((await log(bid.id)).messages).toMatchObject([{ state: 'waiting', attempts: 1, detail }])
    expect(await bidOf(bid.id)).toMatchObject({ by_hand: null, forwarded_by: 'hand' })
    expect(await queued(bid.id)).toBe(2)
    await runJobs(bid.id)
    const [first, second] = hall().about(bid.id)
    expect(second?.id).toBe(first?.id)
    expect((await log(bid.id)).messages).toMatchObject([{ state: 'accepted', attempts: 2 }])
    expect(await bidOf(bid.id)).toMatchObject({ forwarded_by: 'gateway', forwarded_maximum: 620_000 })
  })

  test('and refuses leaves the bid to be handled by hand, with the reason in the log', async () => {
    const bid = await handedOver()
    hall().says(refuses('This lot is not in our sale'))
    await runJobs(bid.id)
    expect(await bidOf(bid.id)).toMatchObject({ by_hand: 'place' })
    const { messages } = await log(bid.id, { which: 'troubled' })
    expect(messages).toMatchObject([
      {
        direction: 'out',
        action: 'place',
        state: 'refused',
        detail: 'This lot is not in our sale',
        amount: 620_000,
      },
    ])
  })

  test('and stays silent until the last hour leaves the bid to be handled by hand', async () => {
    const bid = await handedOver()
    hall().says(isBroken, isBroken)
    await runJobs(bid.id)
    // Four seconds before the last hour, the next try would come too late.
    const at = Date.parse((await auctionOf(bid.lot_id)) ?? '')
    await runJobs(bid.id, () => new Date(at - hourMs - 4000))
    expect(await bidOf(bid.id)).toMatchObject({ by_hand: 'place' })
    expect((await log(bid.id)).messages).toMatchObject([{ state: 'failed', attempts: 2 }])
  })

  test('and can be reached again only in the last hour is no longer sent the bid', async () => {
    const bid = await handedOver()
    const at = Date.parse((await auctionOf(bid.lot_id)) ?? '')
    await runJobs(bid.id, () => new Date(at - hourMs / 2))
    expect(hall().about(bid.id)).toEqual([])
    expect(await bidOf(bid.id)).toMatchObject({ by_hand: 'place' })
  })

  const auctionOf = async (lotId: number) =>
    (
      await server.db
        .selectFrom('lots')
        .select('auction_at')
        .where('id', '=', lotId)
        .executeTakeFirstOrThrow()
    ).auction_at
})

test('the log is visible only to staff', async () => {
  const browser = await server.signInAs(client())
  expect((await browser.get('/bid/gateway-log')).statusCode).toBe(403)
  expect(await log(1)).toMatchObject({ connected: true })
})

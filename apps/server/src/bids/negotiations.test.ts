import { bidStatus } from '@seriba/domain/bids/bid-status'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { dayMs, hourMs } from '@seriba/domain/time/jst'
import { closeFinishedBids } from '@seriba/server-bids/close-finished-bids'
import { expireNegotiations } from '@seriba/server-bids/expire-negotiations'
import { balanceOf } from '@seriba/server-credit/credit'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aBid, aGroup, aLot } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { testServer } from '../test/server.ts'

const server = testServer({ publicUrl: 'http://localhost' })
const { statusOf, eventsAbout, latestNewsOf } = deskOf(server)
const soon = () => new Date(Date.now() + hourMs).toISOString()
type Call = [method: 'post' | 'put', path: string, body: Record<string, unknown>]

let manager: TestUser
let client: TestUser
let bid: { id: number; lot_id: number }
beforeEach(async () => {
  manager = await aManager(server.db)
  client = await aClient(server.db, { creditLimit: 3_000_000 })
  bid = await bidOf(client)
})

async function bidOf(who: TestUser, options: object = {}, status: number = lotStatus.soldNego) {
  const lot = await aLot(server.db, { auction_at: new Date(), status, sold_price: 2_410_000 })
  return aBid(server.db, who, { lot, amount: 2_400_000, status: bidStatus.bid, ...options })
}
const send = async (who: TestUser, ...[method, path, body]: Call) => {
  const answer = await (await server.signInAs(who))[method](path, body)
  return answer.json().messageCode ?? 'done'
}
const ask = (price: number, more = {}, bidId = bid.id) =>
  send(manager, 'post', '/bid/negotiation-ask', { bidId, ask: price, answerBy: soon(), ...more })
const offer = (amount: number, who = client) =>
  send(who, 'post', '/bid/negotiation-offer', { bidId: bid.id, amount })
const accept = (seen: number, who = client) =>
  send(who, 'post', '/bid/negotiation-accept', { bidId: bid.id, ask: seen })
const settle = (price: 'ask' | 'offer' | null) =>
  send(manager, 'put', '/bid/negotiation-settle', { bidId: bid.id, price })
/** The title of the latest news about an ended negotiation. */
const endSaid = async () => {
  const event = await server.db
    .selectFrom('events')
    .select('payload')
    .where(sql<boolean>`payload ->> 'eventType' = 'negotiationEnded'`)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return (event?.payload as { messageEn?: string } | undefined)?.messageEn
}
const negotiation = async (who = client) =>
  (await (await server.signInAs(who)).get('/bid/negotiation', { bidId: bid.id })).json().result
const purchaseOf = (bidId: number) =>
  server.db.selectFrom('purchases').select(['price', 'status']).where('bid_id', '=', bidId).executeTakeFirst()

describe('a negotiation', () => {
  test('opens with what the seller asks and is emailed to the client with the time to answer by', async () => {
    expect(await ask(2_580_000, { note: 'Best price for today' })).toBe('done')
    expect(await negotiation()).toMatchObject({ outcome: null, turn: 'client', ask: 2_580_000, offer: null })
    const mails = await queuedMails(server.db, client.email)
    expect(mails[0]?.subject).toMatch(/^The seller is asking ¥/)
    expect(mails[0]?.text).toContain(`http://localhost/negotiations/${bid.id}`)
    expect((await eventsAbout(bid.id)).map(([, type]) => type)).toEqual(['negotiationOpened'])
  })

  test('cannot be about a lot that was sold, and needs a deadline in the future', async () => {
    const sold = await bidOf(client, {}, lotStatus.sold)
    expect(await ask(2_580_000, {}, sold.id)).toBe('not_negotiable')
    for (const answerBy of [new Date(0).toISOString(), '2999-01-01T00:00:00.000Z'])
      expect(await ask(2_580_000, { answerBy })).toBe('answer_by_invalid')
  })

  test('passes from turn to turn, and every turn is recorded', async () => {
    await ask(2_580_000)
    expect(await offer(2_430_000)).toBe('done')
    expect(await offer(2_450_000)).toBe('not_your_turn')
    await ask(2_520_000)
    expect(await offer(2_520_000)).toBe('offer_too_high')
    expect(await offer(2_430_000)).toBe('offer_too_low')
    const { turns, ...now } = await negotiation()
    expect(now).toMatchObject({ turn: 'client', ask: 2_520_000, offer: 2_430_000 })
    expect(turns.map(({ act, amount, by }: Record<string, unknown>) => [act, amount, by])).toEqual([
      ['ask', 2_580_000, null],
      ['offer', 2_430_000, null],
      ['ask', 2_520_000, null],
    ])
    expect((await negotiation(manager)).turns[0].by).toMatch(/manager/)
  })

  test('that the client accepts is a win at that price, with purchase, charge, and emails at once', async () => {
    await ask(2_520_000)
    expect(await accept(2_500_000)).toBe('stale')
    expect(await accept(2_520_000)).toBe('done')
    expect(await statusOf(bid.id)).toBe(bidStatus.win)
    expect(await purchaseOf(bid.id)).toMatchObject({ price: 2_520_000 })
    const charged = await server.db
      .selectFrom('ledger')
      .select('amount')
      .where('user_id', '=', client.id)
      .executeTakeFirstOrThrow()
    expect(charged.amount).toBeLessThanOrEqual(-2_520_000)
    const told = (await eventsAbout(bid.id)).map(([, type]) => type)
    expect(told).toEqual(expect.arrayContaining(['managerWinBid', 'negotiationAccepted']))
    // The win includes the price.
    expect(told).not.toContain('managerUpdateBidAmount')
    expect((await negotiation()).outcome).toBe('accepted')
    expect(await accept(2_520_000)).toBe('negotiation_over')
  })

  test('is accepted once, even after five simultaneous clicks', async () => {
    await ask(2_520_000)
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => accept(2_520_000)))
    expect(outcomes.toSorted()).toEqual(['done', ...Array(4).fill('negotiation_over')])
  })

  test('cannot be offered or accepted above the client’s credit, and nothing changes then', async () => {
    await ask(3_400_000)
    expect(await offer(3_300_000)).toBe('not_enough_credit')
    expect(await accept(3_400_000)).toBe('not_enough_credit')
    expect(await negotiation()).toMatchObject({ outcome: null, turn: 'client', offer: null })
    expect(await statusOf(bid.id)).toBe(bidStatus.bid)
    expect(await purchaseOf(bid.id)).toBeUndefined()
  })

  test('holds the client’s credit for their offer until it ends', async () => {
    const held = async () => (await balanceOf(server.db, client.id)).activeBids
    await ask(2_580_000)
    expect(await held()).toBe(0)
    expect(await offer(2_450_000)).toBe('done')
    expect(await held()).toBe(2_450_000)
    const other = await bidOf(client)
    await ask(1_000_000, {}, other.id)
    expect(await send(client, 'post', '/bid/negotiation-offer', { bidId: other.id, amount: 600_000 })).toBe(
      'not_enough_credit',
    )
    expect(await settle(null)).toBe('done')
    expect(await held()).toBe(0)
  })

  test('holds the offer instead of the bid while that is still live', async () => {
    await ask(2_580_000)
    await offer(2_450_000)
    await server.db
      .updateTable('lots')
      .set({ status: lotStatus.upcoming })
      .where('id', '=', bid.lot_id)
      .execute()
    expect(await balanceOf(server.db, client.id)).toMatchObject({ activeBids: 2_450_000, activeBidsCount: 1 })
  })

  test('cannot overfill the client’s group', async () => {
    const group = await aGroup(server.db, client)
    await server.db.updateTable('bid_groups').set({ won: 1 }).where('id', '=', group.id).execute()
    await server.db.updateTable('bids').set({ group_id: group.id }).where('id', '=', bid.id).execute()
    await ask(2_520_000)
    expect(await accept(2_520_000)).toBe('group_already_filled')
  })

  test('is won at the offer if the seller accepts it, or at the ask if the client calls', async () => {
    await ask(2_580_000)
    expect(await settle('offer')).toBe('no_offer')
    await offer(2_430_000)
    expect(await settle('offer')).toBe('done')
    expect(await purchaseOf(bid.id)).toMatchObject({ price: 2_430_000 })
    bid = await bidOf(await aClient(server.db))
    await ask(2_580_000)
    expect(await settle('ask')).toBe('done')
    expect(await purchaseOf(bid.id)).toMatchObject({ price: 2_580_000 })
  })

  test('ends without a deal when either side leaves, and the bid is closed like any other', async () => {
    await ask(2_580_000)
    await closeFinishedBids({ db: server.db, publicUrl: undefined })
    expect(await statusOf(bid.id)).toBe(bidStatus.bid)
    expect(await send(client, 'post', '/bid/negotiation-decline', { bidId: bid.id })).toBe('done')
    expect((await negotiation()).outcome).toBe('declined')
    expect(await endSaid()).toBe('The client left the negotiation')
    await closeFinishedBids({ db: server.db, publicUrl: undefined })
    expect(await statusOf(bid.id)).toBe(bidStatus.finished)
    expect(await ask(2_550_000)).toBe('done')
    expect(await settle(null)).toBe('done')
    expect((await negotiation()).outcome).toBe('refused')
    expect(await endSaid()).toBe('The seller refused')
    const subjects = (await queuedMails(server.db, client.email)).map(({ subject }) => subject.split(':')[0])
    expect(subjects.at(-1)).toBe('The seller refused')
  })

  test('expires when nobody answers in time', async () => {
    await ask(2_580_000)
    expect(await expireNegotiations({ db: server.db, publicUrl: undefined })).toBe(0)
    await expireNegotiations({ db: server.db, publicUrl: undefined }, new Date(Date.now() + 2 * hourMs))
    expect((await negotiation()).outcome).toBe('expired')
    expect(await endSaid()).toBe('The negotiation ran out of time')
    expect(await accept(2_580_000)).toBe('negotiation_over')
    expect((await eventsAbout(bid.id)).at(-1)?.[1]).toBe('negotiationEnded')
    expect(await latestNewsOf(bid.id)).toMatchObject({ outcome: 'expired' })
  })

  test('ends with a win or cancellation that staff enter elsewhere', async () => {
    await ask(2_580_000)
    await offer(2_450_000)
    await send(manager, 'put', '/bid/update-bid-status', { bidId: bid.id, status: 6, soldPrice: 2_450_000 })
    expect(await negotiation()).toMatchObject({ outcome: 'accepted' })
    expect(await accept(2_580_000)).toBe('negotiation_over')
    expect((await purchaseOf(bid.id))?.price).toBe(2_450_000)

    bid = await bidOf(client)
    await ask(1_000_000)
    await send(manager, 'put', '/bid/update-bid-status', { bidId: bid.id, status: bidStatus.cancel })
    expect(await negotiation()).toMatchObject({ outcome: 'declined' })
  })

  test('that continues overnight keeps the bid live: its win needs no reason but must not overfill a group', async () => {
    const lot = await aLot(server.db, {
      auction_at: new Date(Date.now() - dayMs),
      status: lotStatus.soldNego,
    })
    const group = await aGroup(server.db, client)
    bid = await bidOf(client, { lot, group_id: group.id })
    const status = (to: number, more = {}) =>
      send(manager, 'put', '/bid/update-bid-status', { bidId: bid.id, status: to, ...more })
    expect(await status(bidStatus.win, { soldPrice: 2_450_000 })).toBe('field_required')
    await ask(2_580_000)
    await server.db.updateTable('bid_groups').set({ won: 1 }).where('id', '=', group.id).execute()
    expect(await accept(2_580_000)).toBe('group_already_filled')
    await server.db.updateTable('bid_groups').set({ won: 0 }).where('id', '=', group.id).execute()
    expect(await status(bidStatus.win, { soldPrice: 2_450_000 })).toBe('done')
  })

  test('that continues overnight keeps the group’s letter from being reused', async () => {
    const lot = await aLot(server.db, {
      auction_at: new Date(Date.now() - dayMs),
      status: lotStatus.soldNego,
    })
    const group = await aGroup(server.db, client)
    bid = await bidOf(client, { lot, group_id: group.id })
    await ask(2_580_000)
    const carId = String((await aLot(server.db)).id)
    const wish = { carId, lotType: 'auction', amount: 500_000, confirm: 1, bidGroup: 0 }
    expect(await send(client, 'post', '/bid/create', wish)).toBe('done')
    const groups = await server.db
      .selectFrom('bid_groups')
      .select('number')
      .where('client_id', '=', client.id)
      .execute()
    expect(groups.map(({ number }) => number).sort()).toEqual([1, 2])
  })

  test('ends for everybody else when one of them wins the lot', async () => {
    const rival = await aClient(server.db, { creditLimit: 3_000_000 })
    const lot = await aLot(server.db, { auction_at: new Date(), status: lotStatus.soldNego })
    bid = await bidOf(client, { lot })
    const theirs = await bidOf(rival, { lot })
    await ask(2_580_000)
    await ask(2_580_000, {}, theirs.id)
    expect(await accept(2_580_000)).toBe('done')
    bid = theirs
    expect(await negotiation(rival)).toMatchObject({ outcome: 'refused' })
    expect(await ask(2_600_000)).toBe('lot_already_won')
    const subjects = (await queuedMails(server.db, rival.email)).map(({ subject }) => subject.split(':')[0])
    expect(subjects).toContain('The seller refused')
  })

  test('tells both sides every price that is named, and how it ended', async () => {
    await ask(2_580_000)
    expect(await latestNewsOf(bid.id)).toMatchObject({ price: 2_580_000 })
    await settle('ask')
    expect(await latestNewsOf(bid.id)).toMatchObject({ price: 2_580_000, outcome: 'accepted' })
  })

  test('is visible to nobody else', async () => {
    await ask(2_580_000)
    const other = await aClient(server.db)
    expect((await (await server.signInAs(other)).get('/bid/negotiation', { bidId: bid.id })).statusCode).toBe(
      404,
    )
    expect(await accept(2_580_000, other)).toBe('bid_not_found')
    const list = async (who: TestUser) => {
      const { items } = (await (await server.signInAs(who)).get('/bid/negotiations', {})).json().result
      return items.some(({ bidId }: { bidId: number }) => bidId === bid.id)
    }
    expect([await list(client), await list(other), await list(manager)]).toEqual([true, false, true])
  })
})

import { bidStatus } from '@seriba/domain/bids/bid-status'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { hourMs } from '@seriba/domain/time/jst'
import { closeFinishedBids } from '@seriba/server-bids/close-finished-bids'
import { describe, expect, test } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager, type TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { testServer } from '../test/server.ts'

const server = testServer({ publicUrl: 'http://localhost' })
const { setStatus, statusOf, eventsAbout, latestNewsOf } = deskOf(server)

/** A bid on a lot that starts in so many hours; canceling is free until two hours before. */
async function bidOf(client: TestUser, hours: number, options: object = {}) {
  const lot = await aLot(server.db, { auction_at: new Date(Date.now() + hours * hourMs), ...options })
  return aBid(server.db, client, { lot, status: bidStatus.bid })
}
const send = async (who: TestUser, method: 'post' | 'put', path: string, body: Record<string, unknown>) => {
  const answer = await (await server.signInAs(who))[method](path, body)
  return answer.json().messageCode ?? 'done'
}
const ask = (who: TestUser, bidId: number, reason = '') =>
  send(who, 'post', '/bid/ask-withdrawal', { bidId, reason })
const takeBack = (who: TestUser, bidId: number) => send(who, 'post', '/bid/take-back-withdrawal', { bidId })
const answer = (who: TestUser, bidId: number, said: string, note = '') =>
  send(who, 'put', '/bid/answer-withdrawal', { bidId, answer: said, note })
const listed = async (who: TestUser, path = '/bid/my-bid') => {
  const { cars } = (await (await server.signInAs(who)).get(path, {})).json().result
  return cars as { bidId: number; withdrawal: unknown; withdrawalAllowed: boolean; receipt: string | null }[]
}
const receiptOf = async (who: TestUser, bidId: number) => {
  const response = await (await server.signInAs(who)).get('/bid/receipt', { bidId })
  return { code: response.statusCode, ...response.json().result }
}

describe('the receipt for a cancellation', () => {
  test('is numbered by day, emailed, and readable later only by its client, their dealer, and staff', async () => {
    const dealer = await aDealer(server.db)
    const client = await aClient(server.db, { dealer })
    const [one, two] = [await bidOf(client, 24), await bidOf(client, 24)]
    for (const { id } of [one, two]) await setStatus(client, id, bidStatus.cancel)
    const [first, second] = [await receiptOf(client, one.id), await receiptOf(client, two.id)]
    expect(first.number).toMatch(/^C-\d{6}-\d{4}$/)
    expect(Number(second.number.slice(-4))).toBe(Number(first.number.slice(-4)) + 1)
    expect(first).toMatchObject({ amount: 500_000, freeUntil: expect.stringMatching(/Z$/) })
    const mails = await queuedMails(server.db, client.email)
    expect(mails[0]?.text).toContain(`Receipt: ${first.number}`)
    expect((await receiptOf(dealer, one.id)).number).toBe(first.number)
    expect((await receiptOf(await aManager(server.db), one.id)).number).toBe(first.number)
    expect((await receiptOf(await aClient(server.db), one.id)).code).toBe(404)
    const rows = await listed(client)
    expect(rows.find(({ bidId }) => bidId === one.id)?.receipt).toBe(first.number)
  })

  test('also reaches clients who want no emails about bids', async () => {
    const client = await aClient(server.db)
    await server.db
      .updateTable('users')
      .set({ bid_email_notify: false })
      .where('id', '=', client.id)
      .execute()
    const bid = await bidOf(client, 24)
    await setStatus(client, bid.id, bidStatus.cancel)
    expect(await queuedMails(server.db, client.email)).toHaveLength(1)
  })

  test('is not issued when staff cancel, and can be found on the lot’s page', async () => {
    const client = await aClient(server.db)
    const byStaff = await bidOf(client, 24)
    await setStatus(await aManager(server.db), byStaff.id, bidStatus.cancel)
    expect((await receiptOf(client, byStaff.id)).code).toBe(404)
    const own = await bidOf(client, 24)
    await setStatus(client, own.id, bidStatus.cancel)
    const page = await (await server.signInAs(client)).get('/car-auction/view', { id: own.lot_id })
    expect(page.json().result.lotDetail.bidInfo.receipt).toMatchObject({ bidId: own.id })
  })

  test('has a different number for each of two simultaneous cancellations', async () => {
    const clients = await Promise.all([aClient(server.db), aClient(server.db), aClient(server.db)])
    const bids = await Promise.all(clients.map((client) => bidOf(client, 24)))
    await Promise.all(clients.map((client, at) => setStatus(client, bids[at]?.id ?? 0, bidStatus.cancel)))
    const numbers = await Promise.all(
      clients.map(async (client, at) => (await receiptOf(client, bids[at]?.id ?? 0)).number),
    )
    expect(new Set(numbers).size).toBe(3)
  })
})

describe('a late request to withdraw', () => {
  test('can be sent once free cancellation is over, and staff are told', async () => {
    const client = await aClient(server.db)
    const [early, late] = [await bidOf(client, 24), await bidOf(client, 1)]
    expect(await ask(client, early.id)).toBe('cancellation_still_open')
    expect(await ask(client, late.id, ' Found one here ')).toBe('done')
    expect(await ask(client, late.id)).toBe('withdrawal_asked')
    expect((await eventsAbout(late.id)).at(-1)).toEqual([
      'notification',
      'withdrawalAsked',
      `staff user:${client.id}`,
    ])
    const [row] = await listed(client)
    expect((await listed(client)).find(({ bidId }) => bidId === late.id)).toMatchObject({
      withdrawal: { state: 'asked', reason: 'Found one here', answeredAt: null },
      withdrawalAllowed: false,
    })
    expect(row).toBeDefined()
    expect(await statusOf(late.id)).toBe(bidStatus.bid)
  })

  test('can be sent only by the client: others do not find the bid, and staff cannot ask', async () => {
    const bid = await bidOf(await aClient(server.db), 1)
    expect(await ask(await aClient(server.db), bid.id)).toBe('bid_not_found')
    expect(await ask(await aManager(server.db), bid.id)).toBe('wrong_audience')
    expect(await answer(await aClient(server.db), bid.id, 'withdrawn')).toBe('wrong_audience')
  })

  test('can be taken back until staff answer, and then sent again', async () => {
    const client = await aClient(server.db)
    const bid = await bidOf(client, 1)
    expect(await takeBack(client, bid.id)).toBe('withdrawal_answered')
    await ask(client, bid.id)
    expect(await takeBack(client, bid.id)).toBe('done')
    expect(await answer(await aManager(server.db), bid.id, 'withdrawn')).toBe('withdrawal_answered')
    expect((await listed(client))[0]).toMatchObject({ withdrawal: null, withdrawalAllowed: true })
    expect(await ask(client, bid.id)).toBe('done')
  })

  test('that staff grant cancels the bid and tells the client once', async () => {
    const client = await aClient(server.db)
    const bid = await bidOf(client, 1)
    await ask(client, bid.id)
    expect(await answer(await aManager(server.db), bid.id, 'withdrawn', 'Mr. Ito called')).toBe('done')
    expect(await statusOf(bid.id)).toBe(bidStatus.cancel)
    const mails = await queuedMails(server.db, client.email)
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual(['Bid withdrawn'])
    expect(mails[0]?.text).toContain('Mr. Ito called')
    expect((await eventsAbout(bid.id)).map(([name, type]) => `${name} ${type}`)).toContain(
      'client-notification withdrawalAnswered',
    )
    expect((await listed(client))[0]).toMatchObject({ withdrawal: { state: 'withdrawn' } })
    expect(await latestNewsOf(bid.id)).toMatchObject({ outcome: 'withdrawn' })
  })

  test('that comes too late leaves the bid as it is', async () => {
    const client = await aClient(server.db)
    const bid = await bidOf(client, 1)
    await ask(client, bid.id)
    expect(await answer(await aManager(server.db), bid.id, 'too_late')).toBe('done')
    expect(await statusOf(bid.id)).toBe(bidStatus.bid)
    expect((await queuedMails(server.db, client.email)).map(({ subject }) => subject.split(':')[0])).toEqual([
      'Too late to withdraw',
    ])
    expect((await listed(client))[0]).toMatchObject({ withdrawal: { state: 'too_late' } })
    expect(await latestNewsOf(bid.id)).toMatchObject({ outcome: 'too_late' })
  })

  test('is settled by a win or by the end of the lot', async () => {
    const client = await aClient(server.db)
    const won = await bidOf(client, 1)
    await ask(client, won.id)
    await setStatus(await aManager(server.db), won.id, bidStatus.win)
    const over = await bidOf(client, 1)
    await ask(client, over.id)
    await server.db
      .updateTable('lots')
      .set({ status: lotStatus.notSold })
      .where('id', '=', over.lot_id)
      .execute()
    await closeFinishedBids({ db: server.db, publicUrl: undefined })
    const rows = await listed(client)
    for (const { id } of [won, over])
      expect(rows.find(({ bidId }) => bidId === id)).toMatchObject({ withdrawal: { state: 'too_late' } })
  })

  test('for a client’s bid can be sent by their dealer if the dealer acts for clients', async () => {
    const dealer = await aDealer(server.db, { permissions: { dealerBidAccess: true } })
    const watcher = await aDealer(server.db, { permissions: { dealerBidAccess: false } })
    const [bid, watched] = [
      await bidOf(await aClient(server.db, { dealer }), 1),
      await bidOf(await aClient(server.db, { dealer: watcher }), 1),
    ]
    expect(await ask(dealer, bid.id)).toBe('done')
    expect(await ask(watcher, watched.id)).toBe('not_yours')
  })

  test('is recorded once when two tabs send it at the same moment', async () => {
    const client = await aClient(server.db)
    const bid = await bidOf(client, 1)
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => ask(client, bid.id)))
    expect(outcomes.toSorted()).toEqual(['done', ...Array(4).fill('withdrawal_asked')])
  })
})

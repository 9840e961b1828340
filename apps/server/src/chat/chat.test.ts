import { describe, expect, test } from 'vitest'
import { aBid, aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager, type TestUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

const say = async (user: TestUser, bidId: number, comment: string) =>
  (await server.signInAs(user)).post('/bid/save-chat', { bidId, comment })
const chatOf = async (user: TestUser, bidId: number) => {
  const response = await (await server.signInAs(user)).get('/bid/chat', { bidId })
  return response.json().result ?? response.json().messageCode
}

describe('a chat', () => {
  test('connects the client’s side with staff, each with its own permission', async () => {
    const dealer = await aDealer(server.db)
    const client = await aClient(server.db, { dealer })
    const manager = await aManager(server.db)
    const bid = await aBid(server.db, client)
    await say(client, bid.id, '  Is it rusty?  ')
    await say(manager, bid.id, 'No')
    await say(dealer, bid.id, 'Thank you')

    const own = (chat: { chat: { text: string; isOwn: boolean }[] }) =>
      chat.chat.map(({ text, isOwn }) => [text, isOwn])
    const asClient = [
      ['Is it rusty?', true],
      ['No', false],
      ['Thank you', true],
    ]
    expect(own(await chatOf(client, bid.id))).toEqual(asClient)
    expect(own(await chatOf(dealer, bid.id))).toEqual(asClient)
    expect(own(await chatOf(await aManager(server.db), bid.id))).toEqual(
      asClient.map(([text, isOwn]) => [text, !isOwn]),
    )
  })

  test('shows the lot it is about, and whose bid it is to those who may know', async () => {
    const dealer = await aDealer(server.db)
    const client = await aClient(server.db, { dealer })
    const lot = await aLot(server.db, { auction: 'TAA Kinki' })
    const bid = await aBid(server.db, client, { lot })
    const about = { lotNo: lot.lot_no, auctionName: 'TAA Kinki' }
    expect(await chatOf(client, bid.id)).toMatchObject({ ...about, user: null })
    for (const user of [dealer, await aManager(server.db)])
      expect(await chatOf(user, bid.id)).toMatchObject({ ...about, user: { clientId: String(client.id) } })
  })

  test('starts with the note the buyer sent with the bid', async () => {
    const [client, manager] = [await aClient(server.db), await aManager(server.db)]
    const placed = await (await server.signInAs(client)).post(
      '/bid/create',
      bidOn(await aLot(server.db), 500_000, { comment: 'Stop at S1' }),
    )
    const { bidId } = placed.json().result
    for (const user of [client, manager])
      expect(await chatOf(user, bidId)).toMatchObject({ comment: 'Stop at S1', chat: [] })
  })

  test('is unread until one’s own side reads or answers it', async () => {
    const [client, manager] = [await aClient(server.db), await aManager(server.db)]
    const bid = await aBid(server.db, client)
    await say(client, bid.id, 'Hello?')
    expect([(await chatOf(client, bid.id)).isRead, (await chatOf(manager, bid.id)).isRead]).toEqual([
      true,
      false,
    ])
    const row = async () => {
      const answer = await (await server.signInAs(manager)).get('/bid/index', { user: client.id })
      return answer.json().result.cars[0]
    }
    expect(await row()).toMatchObject({ message: 'Hello?', isRead: false })

    await (await server.signInAs(manager)).put('/bid/update-chat-status', { bidId: bid.id })
    expect((await chatOf(manager, bid.id)).isRead).toBe(true)
    expect(await row()).toMatchObject({ isRead: true })

    await say(manager, bid.id, 'Hello')
    expect((await chatOf(client, bid.id)).isRead).toBe(false)
    await say(client, bid.id, 'Good')
    expect((await chatOf(client, bid.id)).isRead).toBe(true)
  })

  test('notifies staff, the client, and their dealer, but not the connection that wrote', async () => {
    const dealer = await aDealer(server.db)
    const client = await aClient(server.db, { dealer })
    const bid = await aBid(server.db, client)
    const { cookie } = await server.signInAs(client)
    await server.app.inject({
      method: 'POST',
      url: '/v1/bid/save-chat',
      headers: { host: 'localhost', origin: 'http://localhost', cookie, 'socket-id': 'my-tab' },
      payload: { bidId: bid.id, comment: 'Hi' },
    })
    const event = await server.db.selectFrom('events').selectAll().orderBy('id', 'desc').executeTakeFirst()
    expect(event).toMatchObject({
      name: 'chat-notification',
      rooms: ['staff', `user:${client.id}`, `dealer:${dealer.id}`],
      origin_socket: expect.stringMatching(/^connection:[0-9a-f-]{36}:my-tab$/),
      payload: {
        eventType: 'chatMessage',
        bidId: bid.id,
        actionBy: client.id,
        comment: 'Hi',
        isClientMessage: true,
        specification: 'Toyota Land Cruiser Prado, TX L, 2019',
      },
    })
  })

  test.each(['', '   ', 'x'.repeat(2001)])('refuses a message that is empty or too long', async (comment) => {
    const client = await aClient(server.db)
    const bid = await aBid(server.db, client)
    const response = await say(client, bid.id, comment)
    expect([response.statusCode, Object.keys(response.json().message)]).toEqual([422, ['comment']])
  })

  test('about another client’s bid does not exist', async () => {
    const owner = await aClient(server.db)
    const bid = await aBid(server.db, owner)
    const dealer = await aDealer(server.db, { permissions: { dealerBidAccess: false } })
    const watched = await aBid(server.db, await aClient(server.db, { dealer }))
    for (const [user, bidId] of [
      [await aClient(server.db), bid.id],
      [await aDealer(server.db), bid.id],
      [dealer, watched.id],
    ] as const) {
      const browser = await server.signInAs(user)
      const answers = [
        await browser.get('/bid/chat', { bidId }),
        await browser.post('/bid/save-chat', { bidId, comment: 'Hi' }),
        await browser.put('/bid/update-chat-status', { bidId }),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    }
  })
})

describe('a bid’s history', () => {
  test('shows managers who did what, in their own language', async () => {
    const client = await aClient(server.db)
    const lot = await aLot(server.db)
    const placed = await (await server.signInAs(client)).post('/bid/create', bidOn(lot, 500_000))
    const { bidId } = placed.json().result
    const manager = await aManager(server.db, { language: 693 })
    const desk = await server.signInAs(manager)
    await desk.put('/bid/update-bid-status', { bidId, status: 2 })
    await server.db
      .insertInto('bid_logs')
      .values({ bid_id: bidId, actor_id: null, event: 'Imported', status: 2 })
      .execute()

    const { result } = (await desk.get('/bid/logs', { bidId })).json()
    expect(result.map(({ event }: { event: string }) => event.replaceAll('\u00A0', ' '))).toEqual([
      'Ставка сделана: ¥ 500 000',
      'Статус изменён: Новая → Ставим',
      'Imported',
    ])
    expect(result.map(({ userType }: { userType: number }) => userType)).toEqual([1064, 991, null])
    expect(result[2].userName).toBe('Система')
  })

  test('is closed to buyers', async () => {
    const client = await aClient(server.db)
    const bid = await aBid(server.db, client)
    expect((await (await server.signInAs(client)).get('/bid/logs', { bidId: bid.id })).statusCode).toBe(403)
  })
})

test('a message sent again with the same key appears once', async () => {
  const client = await aClient(server.db)
  const browser = await server.signInAs(client)
  const bid = await aBid(server.db, client)
  const message = { bidId: bid.id, comment: 'Please bid', idempotencyKey: 'once' }
  const tries = await Promise.all([1, 2, 3].map(() => browser.post('/bid/save-chat', message)))
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const { chat } = (await browser.get('/bid/chat', { bidId: bid.id })).json().result
  expect(chat.map(({ text }: { text: string }) => text)).toEqual(['Please bid'])
  expect((await browser.post('/bid/save-chat', { ...message, comment: 'Another' })).statusCode).toBe(422)
})

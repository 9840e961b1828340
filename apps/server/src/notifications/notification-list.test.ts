import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBid } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager, type TestUser } from '../test/builders.ts'
import { numberEvents } from '../test/number-events.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer()

type Item = { seq: number; at: string; payload: { eventType: string; bidId?: number }; isRead: boolean }

/** The list as the relay leaves it: every committed event has its number. */
async function listOf(browser: Browser, query: Record<string, unknown> = {}) {
  await numberEvents(server.db)
  const { result } = (await browser.get('/user/notifications', query)).json()
  return result as { items: Item[]; more: boolean; unread: number; unreadChats: number[] }
}
const typesIn = ({ items }: { items: Item[] }) => items.map(({ payload }) => payload.eventType)
const unreadInMenu = async (browser: Browser) =>
  (await browser.get('/site/menu-counters')).json().result.notifications

async function aDesk(client: TestUser) {
  const manager = await aManager(server.db)
  const bid = await aBid(server.db, client)
  return { bid, manager, desk: await server.signInAs(manager), browser: await server.signInAs(client) }
}
const setStatus = (browser: Browser, bidId: number, status: number) =>
  browser.put('/bid/update-bid-status', { bidId, status })

test('notifications whose toasts are gone are listed newest first and counted in the menu', async () => {
  const { bid, desk, browser } = await aDesk(await aClient(server.db))
  await setStatus(desk, bid.id, 2)
  await setStatus(desk, bid.id, 6)
  const list = await listOf(browser)
  expect(typesIn(list)).toEqual(['managerWinBid', 'managerUpdateStatus'])
  expect(list).toMatchObject({ unread: 2, more: false })
  expect(await unreadInMenu(browser)).toBe(2)
  expect(await listOf(browser, { limit: 1 })).toMatchObject({ items: [{ isRead: false }], more: true })
})

test('nobody is notified of their own actions or of news for others', async () => {
  const client = await aClient(server.db)
  const { bid, desk, manager, browser } = await aDesk(client)
  const stranger = await server.signInAs(await aClient(server.db))
  const colleague = await server.signInAs(await aManager(server.db))
  await setStatus(desk, bid.id, 2)
  await setStatus(browser, bid.id, 4)
  const about = ({ items }: { items: Item[] }) =>
    items.filter(({ payload }) => 'detail' in payload && (payload.detail as { id: number }).id === bid.id)
  expect(typesIn({ items: about(await listOf(browser)) })).toEqual(['managerUpdateStatus'])
  expect(typesIn({ items: about(await listOf(desk)) })).toEqual(['clientCancelBid'])
  expect(typesIn({ items: about(await listOf(colleague)) })).toEqual(['clientCancelBid', 'managerBidStatus'])
  expect((await listOf(stranger)).items).toEqual([])

  const { rows } = await sql<{
    actor_id: number
  }>`select actor_id from events order by id desc limit 3`.execute(server.db)
  expect(rows.map(({ actor_id }) => actor_id)).toEqual([client.id, manager.id, manager.id])
})

test('events from before an account existed are not news to it', async () => {
  const { bid, desk } = await aDesk(await aClient(server.db))
  await setStatus(desk, bid.id, 2)
  const newcomer = await server.signInAs(await aManager(server.db))
  expect((await listOf(newcomer)).items).toEqual([])
})

test('marking as read works for one item or all seen ones, and only for that reader', async () => {
  const dealer = await aDealer(server.db)
  const client = await aClient(server.db, { dealer })
  const { bid, desk, browser } = await aDesk(client)
  for (const status of [2, 3, 2]) await setStatus(desk, bid.id, status)
  const { items } = await listOf(browser)
  await browser.put('/user/read-notifications', { seqs: [items[1]?.seq] })
  expect((await listOf(browser)).items.map(({ isRead }) => isRead)).toEqual([false, true, false])

  await browser.put('/user/read-notifications', { upTo: items[1]?.seq })
  expect((await listOf(browser)).items.map(({ isRead }) => isRead)).toEqual([false, true, true])
  expect(await unreadInMenu(browser)).toBe(1)
  expect(await listOf(await server.signInAs(dealer))).toMatchObject({ unread: 3 })

  // A number that does not exist yet must not swallow later events.
  await browser.put('/user/read-notifications', { upTo: Number.MAX_SAFE_INTEGER })
  await setStatus(desk, bid.id, 1)
  expect(await listOf(browser)).toMatchObject({ unread: 1 })
})

test('marking as read on one device reaches the reader’s other devices, once, and nobody else', async () => {
  const client = await aClient(server.db)
  const { bid, manager, desk, browser } = await aDesk(client)
  const marks = async () => {
    const events = await server.db
      .selectFrom('events')
      .selectAll()
      .where('actor_id', 'in', [client.id, manager.id])
      .orderBy('id')
      .execute()
    return events.flatMap(({ payload, rooms, actor_id }) => {
      const { eventType, ...rest } = payload as { eventType: string }
      return eventType === 'newsRead' || eventType === 'winsSeen' ? [[eventType, rooms, actor_id, rest]] : []
    })
  }
  await setStatus(desk, bid.id, 6)
  await browser.post('/bid/save-chat', { bidId: bid.id, comment: 'May I go higher?' })
  const { items } = await listOf(browser)
  for (const _ of ['first', 'again']) {
    await browser.put('/user/read-notifications', { seqs: [items[0]?.seq] })
    await browser.put('/user/read-notifications', { upTo: items[0]?.seq })
    await browser.put('/user/update-notification-status', { ids: [] })
    await desk.put('/bid/update-chat-status', { bidId: bid.id })
  }
  const own = [`user:${client.id}`]
  expect(await marks()).toEqual([
    ['newsRead', own, client.id, { bidId: null }],
    ['newsRead', own, client.id, { bidId: null }],
    ['winsSeen', own, client.id, { bidIds: [String(bid.id)] }],
    ['newsRead', ['staff'], manager.id, { bidId: bid.id }],
  ])
  expect(typesIn(await listOf(browser))).not.toContain('newsRead')
})

test('a message waits for the other side until its chat is read there', async () => {
  const { bid, desk, browser } = await aDesk(await aClient(server.db))
  await browser.post('/bid/save-chat', { bidId: bid.id, comment: 'May I go higher?' })
  const waiting = await listOf(desk, { kind: 'messages' })
  expect(typesIn(waiting)).toContain('chatMessage')
  expect(waiting.unreadChats).toContain(bid.id)
  expect((await listOf(browser)).unreadChats).toEqual([])

  // Seeing the news of it does not help, and neither does waiting until that is forgotten.
  await desk.put('/user/read-notifications', { upTo: waiting.items[0]?.seq })
  await sql`delete from events`.execute(server.db)
  expect((await listOf(desk)).unreadChats).toContain(bid.id)

  await desk.put('/bid/update-chat-status', { bidId: bid.id })
  expect((await listOf(desk)).unreadChats).not.toContain(bid.id)
})

test('news of a message is read along with its chat and is not counted as news of a bid', async () => {
  const { bid, desk, browser } = await aDesk(await aClient(server.db))
  await browser.post('/bid/save-chat', { bidId: bid.id, comment: 'May I go higher?' })
  expect((await listOf(desk, { kind: 'messages' })).items[0]).toMatchObject({ isRead: false })
  await desk.put('/bid/update-chat-status', { bidId: bid.id })
  const [message] = (await listOf(desk, { kind: 'messages' })).items
  expect(message).toMatchObject({ isRead: true, payload: { bidId: bid.id } })
  expect(typesIn(await listOf(desk, { kind: 'bids' }))).not.toContain('chatMessage')
})

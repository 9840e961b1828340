import { allNotificationsOn, notificationSwitches } from '@seriba/domain/notifications/choices'
import { mailUnreadChat } from '@seriba/server-chat/mail-unread-chat'
import { expect, test } from 'vitest'
import { aBid } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer()
const { setStatus, mailsTo } = deskOf(server)
const choicesOf = async (browser: Browser) => (await browser.get('/user/notification-choices')).json().result
/** Statements are emailed to clients who ask for them. */
const atFirst = { ...allNotificationsOn, off: ['statement.email'] }
const choose = (browser: Browser, off: string[], quiet = allNotificationsOn.quiet) =>
  browser.put('/user/update-notification-choices', { off, quiet })

test('everything but statements is on by default, and each user’s choices are stored for them alone', async () => {
  const browser = await server.signInAs(await aClient(server.db))
  expect(await choicesOf(browser)).toEqual(atFirst)
  const quiet = { on: true, from: 1380, to: 360, urgent: false }
  expect((await choose(browser, ['message.sound', 'bidStatus.email'], quiet)).statusCode).toBe(200)
  // In the order of the table, whatever order they were sent in.
  expect(await choicesOf(browser)).toEqual({ off: ['bidStatus.email', 'message.sound'], quiet })
  expect(await choicesOf(await server.signInAs(await aClient(server.db)))).toEqual(atFirst)
})

test('a win cannot be switched off, and an impossible time is refused', async () => {
  const browser = await server.signInAs(await aClient(server.db))
  expect((await choose(browser, ['win.email'])).statusCode).toBe(422)
  expect((await choose(browser, [], { ...allNotificationsOn.quiet, from: 1440 })).statusCode).toBe(422)
  expect(await choicesOf(browser)).toEqual(atFirst)
})

test('status and message emails go to those who want them, and emails about wins go to everyone', async () => {
  const [manager, client] = [await aManager(server.db), await aClient(server.db)]
  await server.db.updateTable('users').set({ manager_id: manager.id }).where('id', '=', client.id).execute()
  const [browser, desk] = [await server.signInAs(client), await server.signInAs(manager)]
  const bid = await aBid(server.db, client)
  const write = async () => {
    await desk.post('/bid/save-chat', { bidId: bid.id, comment: 'Photos are here' })
    await mailUnreadChat({ db: server.db, publicUrl: undefined }, { bidId: bid.id, side: 'client' })
  }

  await choose(browser, ['bidStatus.email', 'message.email'])
  await setStatus(manager, bid.id, 2)
  await write()
  expect(await mailsTo(client)).toEqual([])

  await choose(browser, ['bidStatus.sound', 'message.portal'])
  await write()
  await setStatus(manager, bid.id, 3)
  expect(await mailsTo(client)).toHaveLength(2)

  await choose(browser, [...notificationSwitches])
  await setStatus(manager, bid.id, 6)
  expect((await mailsTo(client)).at(-1)).toBe('You won: Toyota Land Cruiser Prado, TX L, 2019')
})

test('staff can also choose whether clients’ messages are emailed', async () => {
  const [manager, client] = [await aManager(server.db), await aClient(server.db)]
  await server.db.updateTable('users').set({ manager_id: manager.id }).where('id', '=', client.id).execute()
  const bid = await aBid(server.db, client)
  await choose(await server.signInAs(manager), ['message.email'])
  await (await server.signInAs(client)).post('/bid/save-chat', { bidId: bid.id, comment: 'Is it rusty?' })
  await mailUnreadChat({ db: server.db, publicUrl: undefined }, { bidId: bid.id, side: 'staff' })
  expect(await mailsTo(manager)).toEqual([])
})

test('the user’s other screens learn about the change', async () => {
  const client = await aClient(server.db)
  await choose(await server.signInAs(client), ['message.sound'])
  const event = await server.db
    .selectFrom('events')
    .select(['rooms', 'payload'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(event).toMatchObject({
    rooms: [`user:${client.id}`],
    payload: { eventType: 'accountChanged', userId: client.id },
  })
})

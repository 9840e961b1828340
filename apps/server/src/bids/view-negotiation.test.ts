import { bidStatus } from '@seriba/domain/bids/bid-status'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { hourMs } from '@seriba/domain/time/jst'
import { sendPush } from '@seriba/server-alerts/send-push'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { aListeningClient, dispatchNumberedAlerts, pushesTo } from '../test/alert-jobs.ts'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { fakePushService } from '../test/fake-push-service.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const service = fakePushService()

let manager: TestUser
let client: TestUser
let device: number
let bid: { id: number }
let browsers = 0
beforeEach(async () => {
  manager = await aManager(server.db)
  const listening = await aListeningClient(server, service.urlOf(`asked${++browsers}`))
  client = listening.client
  device = listening.id
  await server.db.updateTable('users').set({ quiet_on: false }).where('id', '=', client.id).execute()
  bid = await aMissedBid(client)
  await ask(2_580_000)
})

async function aMissedBid(of: TestUser) {
  const lot = await aLot(server.db, { auction_at: new Date(), status: lotStatus.soldNego })
  return aBid(server.db, of, { lot, amount: 2_400_000, status: bidStatus.bid })
}
const ask = async (price: number, bidId = bid.id) => {
  const answerBy = new Date(Date.now() + hourMs).toISOString()
  await (await server.signInAs(manager)).post('/bid/negotiation-ask', { bidId, ask: price, answerBy })
}
const viewed = async (who: TestUser, bidId = bid.id) =>
  (await (await server.signInAs(who)).get('/bid/negotiation', { bidId })).json().result
const context = () => ({
  db: server.db,
  log: pino({ level: 'silent' }),
  contact: 'https://portal.example',
  privateHosts: true,
})
async function deliver(nth: number) {
  const alert = (await pushesTo(server.db, device)).at(nth)
  if (!alert) throw new Error('nothing waits to be sent')
  await sendPush(context(), { deviceId: device, alert })
}
const contact = async (who: TestUser, text: string) =>
  (await (await server.signInAs(who)).put('/bid/hall-contact', { bidId: bid.id, contact: text })).json()

describe('what the desk sees about notifying the client', () => {
  test('includes the channel once it has delivered the message', async () => {
    await dispatchNumberedAlerts(server.db)
    expect((await viewed(manager)).told).toEqual({ by: [], seenAt: null })
    await deliver(-1)
    expect((await viewed(manager)).told.by).toEqual([{ channel: 'push', at: expect.any(String) }])
  })

  test('starts over with each price, even if the previous message arrives late', async () => {
    await dispatchNumberedAlerts(server.db)
    await viewed(client)
    await ask(2_520_000)
    await dispatchNumberedAlerts(server.db)
    await deliver(-2)
    expect((await viewed(manager)).told).toEqual({ by: [], seenAt: null })
    await deliver(-1)
    expect((await viewed(manager)).told.by).toHaveLength(1)
  })

  test('includes when the client opened it, not when staff did', async () => {
    await viewed(manager)
    expect((await viewed(manager)).told.seenAt).toBeNull()
    await viewed(client)
    const { seenAt } = (await viewed(manager)).told
    expect(Date.parse(seenAt)).toBeLessThanOrEqual(Date.now())
    await viewed(client)
    expect((await viewed(manager)).told.seenAt).toBe(seenAt)
  })

  test('is not shown to the client', async () => {
    expect(await viewed(client)).toMatchObject({ told: null, hallContact: null })
  })

  test('includes the chat messages', async () => {
    await (await server.signInAs(client)).post('/bid/save-chat', {
      bidId: bid.id,
      comment: 'I can pay this week',
    })
    expect((await viewed(manager)).messages).toBe(1)
  })
})

describe('the contact at a hall', () => {
  test('is kept for every bid there, with the name of the colleague who changed it, and can be removed', async () => {
    expect((await viewed(manager)).hallContact).toBe('')
    await contact(manager, ' Mr. Ito, ext. 214 ')
    const other = await aMissedBid(await aClient(server.db))
    await ask(2_500_000, other.id)
    expect((await viewed(manager, other.id)).hallContact).toBe('Mr. Ito, ext. 214')
    const logged = await server.db
      .selectFrom('audit')
      .select('actor_id')
      .where('action', '=', 'halls.contact')
      .execute()
    expect(logged).toEqual([{ actor_id: manager.id }])
    await contact(manager, '')
    expect((await viewed(manager)).hallContact).toBe('')
  })

  test('can be changed only by staff', async () => {
    expect(await contact(client, 'Me')).toMatchObject({ messageCode: 'wrong_audience' })
  })
})

test('the hall’s contact can be entered and read before a negotiation begins', async () => {
  const waiting = await aMissedBid(client)
  const desk = await server.signInAs(manager)
  const about = async () =>
    (await desk.get('/bid/negotiation-about', { bidId: waiting.id })).json().result.hallContact
  await contact(manager, '')
  expect(await about()).toBe('')
  await desk.put('/bid/hall-contact', { bidId: waiting.id, contact: 'Mr. Ito, ext. 214' })
  expect(await about()).toBe('Mr. Ito, ext. 214')
})

describe('how far a client may go', () => {
  const held = { creditLimitCheck: true }

  test('is limited by their credit, and staff also see the limit of their budget', async () => {
    const rich = await aClient(server.db, { permissions: held, creditLimit: 2_500_000 })
    const { id } = await aMissedBid(rich)
    await ask(2_580_000, id)
    expect((await viewed(rich, id)).reach).toEqual({ credit: 2_500_000, budget: null })
    await server.db
      .insertInto('budgets')
      .values({ user_id: rich.id, per_day: 2_450_000, per_week: null, per_group: null, ask_above: null })
      .execute()
    expect((await viewed(manager, id)).reach).toEqual({ credit: 2_500_000, budget: 2_450_000 })
    expect((await viewed(rich, id)).reach).toEqual({ credit: 2_500_000, budget: null })
  })

  test('is unlimited for a client without limits, and no longer shown once the negotiation is over', async () => {
    const free = await aClient(server.db, { permissions: { creditLimitCheck: false } })
    const { id } = await aMissedBid(free)
    await ask(2_580_000, id)
    expect((await viewed(manager, id)).reach).toEqual({ credit: null, budget: null })
    await (await server.signInAs(free)).post('/bid/negotiation-decline', { bidId: id })
    expect((await viewed(manager, id)).reach).toBeNull()
  })
})

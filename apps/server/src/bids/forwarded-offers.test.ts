import { bidStatus } from '@seriba/domain/bids/bid-status'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { hourMs } from '@seriba/domain/time/jst'
import { balanceOf } from '@seriba/server-credit/credit'
import { beforeEach, describe, expect, test } from 'vitest'
import { aBid, aGroup, aLot } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { eventsAbout } = deskOf(server)

let manager: TestUser
let client: TestUser
let bid: { id: number }
beforeEach(async () => {
  manager = await aManager(server.db)
  client = await aClient(server.db, { creditLimit: 3_000_000 })
  const lot = await aLot(server.db, { auction_at: new Date(), status: lotStatus.soldNego })
  bid = await aBid(server.db, client, { lot, amount: 2_400_000, status: bidStatus.bid })
  await send(manager, 'post', 'ask', { ask: 2_580_000, answerBy: inHours(0.5) })
})

const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()
const send = async (who: TestUser, method: 'post' | 'put', verb: string, body: object) => {
  const path = `/bid/negotiation-${verb}`
  const answer = await (await server.signInAs(who))[method](path, { bidId: bid.id, ...body })
  return answer.json().messageCode ?? 'done'
}
const offer = (amount: number) => send(client, 'post', 'offer', { amount })
const forward = (amount: number, note = '') => send(manager, 'put', 'forward', { offer: amount, note })
const takeBack = (amount: number) => send(client, 'post', 'take-back', { offer: amount })
const viewed = async (who: TestUser) =>
  (await (await server.signInAs(who)).get('/bid/negotiation', { bidId: bid.id })).json().result
const list = async (filter: object = {}) =>
  (await (await server.signInAs(manager)).get('/bid/negotiations', { client: client.id, ...filter })).json()
    .result

describe('an offer', () => {
  test('needs action until the hall is told, which is recorded with the contact’s name', async () => {
    expect((await list()).counts).toMatchObject({ byHand: 0 })
    await offer(2_430_000)
    expect((await list({ state: 'byHand' })).items).toMatchObject([{ bidId: bid.id, forwardedAt: null }])
    expect(await forward(2_430_000, 'Mr. Ito')).toBe('done')
    expect((await list()).counts).toMatchObject({ open: 1, seller: 1, byHand: 0 })
    const seen = await viewed(manager)
    expect(Date.parse(seen.forwardedAt)).toBeLessThanOrEqual(Date.now())
    expect(seen.turns.at(-1)).toMatchObject({ act: 'forward', amount: 2_430_000, note: 'Mr. Ito' })
    expect((await eventsAbout(bid.id)).at(-1)?.[1]).toBe('negotiationForwarded')
  })

  test('is forwarded once at its current amount, and a new offer must be forwarded again', async () => {
    await offer(2_430_000)
    expect(await forward(2_420_000)).toBe('stale')
    const both = await Promise.all([forward(2_430_000), forward(2_430_000)])
    expect(both.toSorted()).toEqual(['done', 'stale'])
    await send(manager, 'post', 'ask', { ask: 2_520_000, answerBy: inHours(0.5) })
    await offer(2_470_000)
    expect((await list()).counts).toMatchObject({ byHand: 1 })
  })

  test('can be taken back until the hall is told, which frees its credit and notifies staff', async () => {
    await offer(2_430_000)
    expect((await balanceOf(server.db, client.id)).activeBids).toBe(2_430_000)
    expect(await takeBack(2_420_000)).toBe('stale')
    expect(await takeBack(2_430_000)).toBe('done')
    expect((await balanceOf(server.db, client.id)).activeBids).toBe(0)
    const seen = await viewed(client)
    expect(seen).toMatchObject({ turn: 'client', offer: null, outcome: null })
    expect(seen.turns.at(-1)).toMatchObject({ act: 'takeBack', side: 'client', amount: 2_430_000 })
    expect((await eventsAbout(bid.id)).at(-1)?.[1]).toBe('negotiationTakenBack')
    expect((await list()).counts).toMatchObject({ client: 1, seller: 0, byHand: 0 })
    expect(await forward(2_430_000)).toBe('stale')
    expect(await send(manager, 'put', 'settle', { price: 'offer' })).toBe('no_offer')
    // There is no longer an offer that a lower one would have to exceed.
    expect(await offer(2_410_000)).toBe('done')
  })

  test('that is taken back leaves the previous forwarded offer, which holds credit and can be accepted', async () => {
    await offer(2_430_000)
    await forward(2_430_000)
    await send(manager, 'post', 'ask', { ask: 2_550_000, answerBy: inHours(2) })
    await offer(2_450_000)
    expect(await takeBack(2_450_000)).toBe('done')
    const seen = await viewed(client)
    expect(seen).toMatchObject({ turn: 'client', offer: 2_430_000, forwardedAt: expect.any(String) })
    expect((await balanceOf(server.db, client.id)).activeBids).toBe(2_430_000)
    expect(await offer(2_420_000)).toBe('offer_too_low')
    expect(await takeBack(2_430_000)).toBe('stale')
    expect(await send(manager, 'put', 'settle', { price: 'offer' })).toBe('done')
    expect((await list({ state: 'won' })).items[0]).toMatchObject({ offer: 2_430_000, outcome: 'accepted' })
  })

  test('is either taken back or forwarded, whichever comes first', async () => {
    await offer(2_430_000)
    const both = await Promise.all([takeBack(2_430_000), forward(2_430_000)])
    expect(both.filter((said) => said === 'done')).toHaveLength(1)
    expect(['offer_at_hall', 'stale']).toContain(both.find((said) => said !== 'done'))
  })

  test('can be forwarded by staff who may set statuses, and by nobody else', async () => {
    await offer(2_430_000)
    expect(await send(client, 'put', 'forward', { offer: 2_430_000 })).toBe('wrong_audience')
    expect((await viewed(client)).forwardedAt).toBeNull()
  })
})

test('negotiations due within the hour are counted separately', async () => {
  expect((await list()).counts).toMatchObject({ open: 1, hour: 1 })
  await send(manager, 'post', 'ask', { ask: 2_580_000, answerBy: inHours(3) })
  expect((await list()).counts).toMatchObject({ open: 1, hour: 0 })
  expect((await list({ state: 'hour' })).items).toEqual([])
})

test('a bid’s group is shown with the client’s code at the desk and without it to the client', async () => {
  expect((await viewed(manager)).group).toBeNull()
  await server.db.updateTable('users').set({ short_code: 'PM' }).where('id', '=', client.id).execute()
  const group = await aGroup(server.db, client)
  await server.db.updateTable('bids').set({ group_id: group.id }).where('id', '=', bid.id).execute()
  expect((await list()).items[0].group).toBe(`PM-${group.label}`)
  expect((await viewed(client)).group).toBe(group.label)
})

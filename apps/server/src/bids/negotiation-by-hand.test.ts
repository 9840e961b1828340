import { bidStatus } from '@seriba/domain/bids/bid-status'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { hourMs } from '@seriba/domain/time/jst'
import { closeFinishedBids } from '@seriba/server-bids/close-finished-bids'
import { expireNegotiations } from '@seriba/server-bids/expire-negotiations'
import { beforeEach, expect, test } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { testServer } from '../test/server.ts'

const publicUrl = 'http://localhost'
const server = testServer({ publicUrl })
const { statusOf } = deskOf(server)

let manager: TestUser
let client: TestUser
let lot: Awaited<ReturnType<typeof aLot>>
let bid: { id: number }
beforeEach(async () => {
  manager = await aManager(server.db)
  client = await aClient(server.db, { creditLimit: 3_000_000 })
  lot = await aLot(server.db, { auction_at: new Date(Date.now() - 60_000), status: lotStatus.upcoming })
  bid = await aBid(server.db, client, { lot, amount: 400_000, status: bidStatus.bid })
})

const send = async (who: TestUser, method: 'post' | 'put', path: string, body: Record<string, unknown>) => {
  const answer = await (await server.signInAs(who))[method](`/bid/negotiation-${path}`, body)
  return answer.json().messageCode ?? 'done'
}
const answerBy = new Date(Date.now() + hourMs).toISOString()
const ask = (bidId = bid.id) => send(manager, 'post', 'ask', { bidId, ask: 450_000, answerBy })
const refuse = (bidId = bid.id) => send(manager, 'put', 'settle', { bidId, price: null })
const decline = () => send(client, 'post', 'decline', { bidId: bid.id })
const statusOfLot = async () =>
  (await server.db.selectFrom('lots').select('status').where('id', '=', lot.id).executeTakeFirstOrThrow())
    .status
const changesOfLot = () =>
  server.db
    .selectFrom('audit')
    .select(['actor_id', 'after'])
    .where('entity', '=', 'lot')
    .where('entity_id', '=', String(lot.id))
    .orderBy('id')
    .execute()
const setLot = (status: number) =>
  server.db.updateTable('lots').set({ status }).where('id', '=', lot.id).execute()

test('a negotiation opened by staff before the feed reports one marks the lot and keeps its bid open', async () => {
  expect(await ask()).toBe('done')
  expect(await statusOfLot()).toBe(lotStatus.soldNego)
  expect(await changesOfLot()).toEqual([{ actor_id: manager.id, after: { status: lotStatus.soldNego } }])
  await closeFinishedBids({ db: server.db, publicUrl })
  expect(await statusOf(bid.id)).toBe(bidStatus.bid)
})

test('a lot whose sale time is still ahead is not marked', async () => {
  const later = await aLot(server.db, {
    auction_at: new Date(Date.now() + hourMs),
    status: lotStatus.upcoming,
  })
  const ahead = await aBid(server.db, client, { lot: later, status: bidStatus.bid })
  expect(await ask(ahead.id)).toBe('not_negotiable')
})

test('a refusal by the seller sets a marked lot to not sold', async () => {
  await ask()
  expect(await refuse()).toBe('done')
  expect(await statusOfLot()).toBe(lotStatus.notSold)
  expect((await changesOfLot()).at(-1)).toEqual({ actor_id: null, after: { status: lotStatus.notSold } })
  await closeFinishedBids({ db: server.db, publicUrl })
  expect(await statusOf(bid.id)).toBe(bidStatus.finished)
})

test('if the client declines or does not answer in time, the lot keeps the status its hall reported', async () => {
  await setLot(lotStatus.unsold)
  await ask()
  await decline()
  expect(await statusOfLot()).toBe(lotStatus.unsold)
  await ask()
  expect(await statusOfLot()).toBe(lotStatus.soldNego)
  await expireNegotiations({ db: server.db, publicUrl }, new Date(Date.now() + 2 * hourMs))
  expect(await statusOfLot()).toBe(lotStatus.unsold)
})

test('a status reported by the hall stays, however the negotiation ends', async () => {
  await setLot(lotStatus.soldNego)
  await ask()
  await refuse()
  expect(await statusOfLot()).toBe(lotStatus.soldNego)
})

test('a different status reported by the hall in the meantime takes precedence', async () => {
  await ask()
  await setLot(lotStatus.cancelled)
  await refuse()
  expect(await statusOfLot()).toBe(lotStatus.cancelled)
})

test('a lot stays marked until its last negotiation has ended', async () => {
  const other = await aBid(server.db, await aClient(server.db), { lot, status: bidStatus.bid })
  await ask()
  await ask(other.id)
  await refuse()
  expect(await statusOfLot()).toBe(lotStatus.soldNego)
  await refuse(other.id)
  expect(await statusOfLot()).toBe(lotStatus.notSold)
})

test('a lot whose negotiation succeeds stays sold under negotiation', async () => {
  await ask()
  expect(await send(client, 'post', 'accept', { bidId: bid.id, ask: 450_000 })).toBe('done')
  expect(await statusOf(bid.id)).toBe(bidStatus.win)
  expect(await statusOfLot()).toBe(lotStatus.soldNego)
})

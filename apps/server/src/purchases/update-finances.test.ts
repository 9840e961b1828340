import { checkLedger } from '@seriba/server-money/check-ledger'
import { expect, test } from 'vitest'
import { aClient, aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'
import { aPurchase, auditOf, codeOf, linesOf } from './purchase-world.ts'

const server = testServer()
const path = '/purchased-cars/update-finances'
const reason = 'Wider than 1.8 m'

test('several costs can be changed at once, and the ledger gets one line', async () => {
  const { id, put, view } = await aPurchase(server, await aClient(server.db))
  const { version } = (await view()).finances
  const lines = [
    { label: 'Auction fee', amount: 16_500 },
    { label: 'Insurance', amount: 15_500 },
  ]
  expect(await put(path, { agentFee: 45_000, delivery: 41_800, lines, reason, version })).toBe('done')
  expect(await linesOf(server, id)).toEqual([
    ['charge', -450_000],
    ['correction', -118_800],
  ])
  const { finances, totalPrice, charged } = await view()
  expect(finances).toMatchObject({ price: 450_000, agentFee: 45_000, delivery: 41_800, other: 32_000, lines })
  expect(totalPrice).toBe(568_800)
  expect(charged).toContainEqual({ line: 'agentFee', atWin: 0, charged: 45_000 })
  const [entry] = await auditOf(server, id, 'purchase.finances')
  expect(entry).toMatchObject({
    before: { agentFee: 0 },
    after: { agentFee: 45_000, other: 32_000, reason },
  })
})

test('changing the price also changes the bid’s sold price, in one step and one ledger line', async () => {
  const { id, bid, put, view } = await aPurchase(server, await aClient(server.db))
  const { version } = (await view()).finances
  expect(await put(path, { price: 440_000, agentFee: 45_000, reason, version })).toBe('done')
  const { sold_price } = await server.db
    .selectFrom('bids')
    .select('sold_price')
    .where('id', '=', bid.id)
    .executeTakeFirstOrThrow()
  expect(sold_price).toBe(440_000)
  expect(await linesOf(server, id)).toEqual([
    ['charge', -450_000],
    ['correction', -35_000],
  ])
  expect(await auditOf(server, id, 'purchase.finances')).toMatchObject([
    { before: { price: 450_000 }, after: { price: 440_000 } },
  ])
})

test('when two people save at once, one is told that it is stale, and none of their changes are saved', async () => {
  const { id, desk, view, put } = await aPurchase(server, await aClient(server.db))
  const other = await server.signInAs(await aManager(server.db))
  const { version } = (await view()).finances
  const answers = await Promise.all([
    desk.put(path, { id, agentFee: 45_000, reason, version }),
    other.put(path, { id, freight: 176_000, reason, version }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(answers.map(codeOf).sort()).toEqual(['done', 'stale'])
  expect(await linesOf(server, id)).toHaveLength(2)
  expect((await view()).finances.version).toBe(version + 1)
  // A price entered in the Bid Manager in the meantime counts too.
  const bidId = (await view()).bidId
  await desk.put('/bid/update-sold-price', { bidId, soldPrice: 455_000 })
  expect(await put(path, { agentFee: 1, reason, version: version + 1 })).toBe('stale')
})

test('a reason is required, yen must be whole and not negative, and saving the same costs again changes nothing', async () => {
  const { id, desk, put, view } = await aPurchase(server, await aClient(server.db))
  const { version } = (await view()).finances
  expect(await put(path, { agentFee: 45_000, reason: ' ', version })).toBe('field_required')
  for (const agentFee of [-1, 1.5, '45000', 1_000_000_000])
    expect(await put(path, { agentFee, reason, version })).toBe('invalid_input')
  expect(await put(path, { agentFee: 0, reason, version })).toBe('done')
  expect((await view()).finances.version).toBe(version)
  expect(await linesOf(server, id)).toHaveLength(1)
  expect(codeOf(await desk.put(path, { id: 9_999_999, agentFee: 0, reason, version }))).toBe('not_found')
})

test('no costs can be added to a canceled purchase', async () => {
  const { put, move, view } = await aPurchase(server, await aClient(server.db))
  await move(7)
  const { version } = (await view()).finances
  expect(await put(path, { agentFee: 45_000, reason, version })).toBe('purchase_over')
})

test('adding or removing a resale with the status makes a new version of the costs, so people editing them are told', async () => {
  const { id, put, move, view } = await aPurchase(server, await aClient(server.db))
  const before = (await view()).finances.version
  expect(await move(1)).toBe('done')
  expect((await view()).finances.version).toBe(before)
  expect(await move(8, { resale: { amount: 400_000, penalty: 30_000 } })).toBe('done')
  const resold = (await view()).finances.version
  expect(await put(path, { agentFee: 45_000, reason, version: before })).toBe('stale')
  expect(await move(1)).toBe('done')
  expect(await put(path, { agentFee: 45_000, reason, version: resold })).toBe('stale')
  expect(await linesOf(server, id)).toHaveLength(5)
})

test('a resale adds two lines to the charge, which further lines correct and a status change reverses', async () => {
  const client = await aClient(server.db)
  const { id, put, move, view } = await aPurchase(server, client)
  expect(await move(1, { resale: { amount: 1, penalty: 1 } })).toBe('purchase_not_resold')
  expect(await move(8, { resale: { amount: 400_000, penalty: 30_000 } })).toBe('done')
  expect(await linesOf(server, id)).toEqual([
    ['charge', -450_000],
    ['resale', 400_000],
    ['penalty', -30_000],
  ])
  expect(await view()).toMatchObject({ totalPrice: 450_000, due: 80_000, paid: 0 })
  const { version } = (await view()).finances
  expect(await put(path, { resale: { amount: 410_000, penalty: 30_000 }, reason, version })).toBe('done')
  expect((await linesOf(server, id)).slice(3)).toEqual([['resale', 10_000]])
  expect(await move(0)).toBe('done')
  expect((await linesOf(server, id)).slice(4)).toEqual([
    ['resale', -410_000],
    ['penalty', 30_000],
  ])
  expect((await view()).resale).toBeNull()
  const differences = await checkLedger({ db: server.db, log: { error: () => undefined } })
  expect(differences.filter((one) => one.entity === 'purchase' && one.id === id)).toEqual([])
})

test('there are notes for the client and for staff, and the second person to save is told about the first', async () => {
  const { id, put, view, own } = await aPurchase(server, await aClient(server.db))
  const { noteVersion } = await view()
  const save = (note: string, staffNote: string, version = noteVersion) =>
    put('/purchased-cars/save-note', { note, staffNote, version })
  expect(await save(' The second key travels with the papers. ', 'Left mirror is cracked')).toBe('done')
  expect(await save('Mine', '')).toBe('stale')
  expect(await view()).toMatchObject({
    note: 'The second key travels with the papers.',
    staffNote: 'Left mirror is cracked',
    noted: { by: expect.stringMatching(/manager/) },
  })
  expect(await view(own)).toMatchObject({ note: expect.stringMatching(/second key/), staffNote: null })
  expect(await save('x'.repeat(5001), '', noteVersion + 1)).toBe('invalid_input')
  expect(await auditOf(server, id, 'purchase.note')).toHaveLength(1)
})

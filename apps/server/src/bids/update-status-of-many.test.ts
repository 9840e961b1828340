import { bidStatus } from '@seriba/domain/bids/bid-status'
import { describe, expect, test } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { statusOf, eventsAbout, setStatus } = deskOf(server)

async function switchMany(bidIds: readonly number[], status: number, more: object = {}) {
  const desk = await server.signInAs(await aManager(server.db))
  const answer = await desk.put('/bid/update-status-many', { bidIds, status, ...more })
  return { code: answer.statusCode, ...answer.json() }
}
const some = async (count: number, options: object = {}) => {
  const client = await aClient(server.db)
  const ids: number[] = []
  for (let at = 0; at < count; at += 1) ids.push((await aBid(server.db, client, options)).id)
  return ids
}

describe('changing the status of many bids', () => {
  test('applies all consequences to each bid, and the answer lists the former statuses', async () => {
    const ids = await some(3)
    const { result } = await switchMany(ids, bidStatus.dontBid)
    expect(result).toEqual({
      moved: ids.map((bidId) => ({ bidId, from: bidStatus.new, takenOut: [] })),
      skipped: [],
    })
    for (const id of ids) {
      expect(await statusOf(id)).toBe(bidStatus.dontBid)
      expect((await eventsAbout(id)).map(([, type]) => type)).toContain('managerUpdateStatus')
    }
  })

  test('skips refused bids without affecting the others', async () => {
    const lot = await aLot(server.db)
    const behind = await aBid(server.db, await aClient(server.db), { lot, amount: 500_000 })
    await aBid(server.db, await aClient(server.db), { lot, amount: 700_000 })
    const [free = 0] = await some(1)
    const { result } = await switchMany([behind.id, free, 999_999_999], bidStatus.bid)
    expect(result).toEqual({
      moved: [{ bidId: free, from: bidStatus.new, takenOut: [] }],
      skipped: [
        { bidId: behind.id, code: 'bid_not_leading' },
        { bidId: 999_999_999, code: 'bid_not_found' },
      ],
    })
    expect(await statusOf(behind.id)).toBe(bidStatus.new)
    expect((await switchMany([behind.id], bidStatus.bid, { anyway: true })).result.skipped).toEqual([])
    expect(await statusOf(behind.id)).toBe(bidStatus.bid)
  })

  test('skips a bid that someone else has changed since', async () => {
    const [untouched = 0, touched = 0] = await some(2, { status: bidStatus.dontBid })
    await setStatus(await aManager(server.db), touched, bidStatus.cancel)
    const { result } = await switchMany([untouched, touched], bidStatus.new, { was: bidStatus.dontBid })
    expect(result.skipped).toEqual([{ bidId: touched, code: 'stale' }])
    expect(await statusOf(untouched)).toBe(bidStatus.new)
    expect(await statusOf(touched)).toBe(bidStatus.cancel)
  })

  test('cannot set Win, since wins are confirmed one at a time', async () => {
    const ids = await some(2)
    expect(await switchMany(ids, bidStatus.win)).toMatchObject({ code: 422 })
    expect(await statusOf(ids[0] ?? 0)).toBe(bidStatus.new)
  })

  test('changes a bid once if it is named twice, and accepts a hundred bids at most', async () => {
    const [bid = 0] = await some(1)
    expect((await switchMany([bid, bid], bidStatus.dontBid)).result.moved).toHaveLength(1)
    const many = Array.from({ length: 101 }, (_, at) => at + 1)
    expect((await switchMany(many, bidStatus.dontBid)).code).toBe(422)
    expect((await switchMany([], bidStatus.dontBid)).code).toBe(422)
  })
})

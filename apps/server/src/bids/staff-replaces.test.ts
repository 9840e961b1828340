import { hourMs } from '@seriba/domain/time/jst'
import { describe, expect, test } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { budgetDeskOf } from '../test/budget-desk.ts'
import { aClient, aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { setBudget, place, placeFor, inWeek } = budgetDeskOf(server)

describe('staff who bid for a client who has already bid', () => {
  test('can lower the bid even after the cancellation deadline, when the client cannot', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    const lot = await aLot(server.db, { auction_at: new Date(Date.now() + 1.5 * hourMs) })
    await aBid(server.db, client, { lot, amount: 500_000 })
    expect(await place(client, lot, 400_000)).toBe('cancel_too_late')
    expect(await placeFor(manager, client, lot, 400_000)).toBe('done')
  })

  test('must ask the client above their threshold only if the bid goes up', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    await setBudget(client, { askAbove: 500_000 })
    const lot = await inWeek(0)
    expect(await place(client, lot, 600_000, { bidGroup: 0 })).toBe('done')
    expect(await placeFor(manager, client, lot, 605_000, { bidGroup: 1 })).toBe('budget_ask_first')
    // It leaves its group, so it may hold more than before, but the amount is still the client's own.
    expect(await placeFor(manager, client, lot, 600_000)).toBe('done')
  })

  test('must ask the client first if the client canceled the earlier bid, however high it was', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    await setBudget(client, { askAbove: 500_000 })
    const lot = await inWeek(0)
    await aBid(server.db, client, { lot, amount: 800_000, status: 4 })
    expect(await placeFor(manager, client, lot, 700_000)).toBe('budget_ask_first')
    expect(await placeFor(manager, client, lot, 500_000)).toBe('done')
  })
})

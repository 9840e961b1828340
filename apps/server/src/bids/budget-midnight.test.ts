import { addDays, startOfJstDay } from '@seriba/domain/time/jst'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { budgetDeskOf } from '../test/budget-desk.ts'
import { aClient } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { setBudget, place, view, allowance, monday } = budgetDeskOf(server)

const sunday = addDays(monday, -1)
const midnight = startOfJstDay(monday).getTime()
const secondsAfter = (seconds: number) => new Date(midnight + seconds * 1000)
const clockAt = (seconds: number) => vi.setSystemTime(secondsAfter(seconds))
const lotAt = (seconds: number) => aLot(server.db, { auction_at: secondsAfter(seconds) })
const stock = (price: number) => aLot(server.db, { kind: 'stock', sold_price: price })

describe('at midnight in Japan between Sunday and Monday', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: midnight - 12 * 3_600_000 }))
  afterEach(() => void vi.useRealTimers())

  test('lots one minute before it and exactly at it belong to different days and weeks', async () => {
    const client = await aClient(server.db)
    await setBudget(client, { perDay: 1_000_000, perWeek: 1_000_000 })
    const [late, early] = [await lotAt(-60), await lotAt(0)]
    expect(await place(client, late, 900_000)).toBe('done')
    expect(await place(client, early, 950_000)).toBe('done')
    expect(await allowance(client, await lotAt(-1))).toMatchObject({
      day: sunday,
      week: addDays(monday, -7),
      limits: [
        { cap: 'day', used: 900_000 },
        { cap: 'week', used: 900_000 },
      ],
    })
    expect(await allowance(client, await lotAt(1))).toMatchObject({
      day: monday,
      week: monday,
      limits: [
        { cap: 'day', used: 950_000 },
        { cap: 'week', used: 950_000 },
      ],
    })
    expect((await view(client)).used).toEqual({ day: 900_000, week: 900_000 })
  })

  test('orders before it leave the next day’s and week’s budgets untouched, and the lot shows the new day', async () => {
    const client = await aClient(server.db)
    await setBudget(client, { perDay: 1_000_000, perWeek: 1_500_000 })
    clockAt(-1)
    expect(await place(client, await stock(800_000), 0)).toBe('done')
    expect(await place(client, await stock(300_000), 0)).toBe('budget_exceeded')
    expect(await allowance(client, await stock(1))).toMatchObject({
      day: sunday,
      week: addDays(monday, -7),
      limits: [{ used: 800_000 }, { used: 800_000 }],
    })
    clockAt(0)
    expect(await allowance(client, await stock(1))).toMatchObject({
      day: monday,
      week: monday,
      limits: [{ used: 0 }, { used: 0 }],
    })
    expect((await view(client)).used).toEqual({ day: 0, week: 0 })
    expect(await place(client, await stock(1_000_000), 0)).toBe('done')
    expect(await place(client, await stock(5000), 0)).toBe('budget_exceeded')
    expect((await view(client)).used).toEqual({ day: 1_000_000, week: 1_000_000 })
  })

  test('midnight during the week starts a new day but not a new week', async () => {
    const client = await aClient(server.db)
    await setBudget(client, { perDay: 1_000_000, perWeek: 1_500_000 })
    clockAt(86_400 - 1)
    expect(await place(client, await stock(1_000_000), 0)).toBe('done')
    clockAt(86_400)
    expect((await view(client)).used).toEqual({ day: 0, week: 1_000_000 })
    expect(await place(client, await stock(600_000), 0)).toBe('budget_exceeded')
    expect(await place(client, await stock(500_000), 0)).toBe('done')
  })
})

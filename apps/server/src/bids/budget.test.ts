import { bidStatus } from '@seriba/domain/bids/bid-status'
import { weekOf } from '@seriba/domain/bids/budget'
import { addDays, dayMs, jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import { describe, expect, test } from 'vitest'
import { aBid, aGroup, aLot, bidOn, type TestLot } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager, type TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { testServer } from '../test/server.ts'

const server = testServer({ publicUrl: 'http://localhost' })
const { setStatus, statusOf, eventsAbout } = deskOf(server)

const none = { perDay: null, perWeek: null, perGroup: null, askAbove: null }
const put = async (who: TestUser, path: string, body: Record<string, unknown>) =>
  (await (await server.signInAs(who)).put(path, body)).json().messageCode ?? 'done'
const setBudget = (client: TestUser, caps: Partial<typeof none> | Record<string, number>) =>
  put(client, '/user/budget', { ...none, ...caps })
const place = async (client: TestUser, lot: TestLot, amount: number, more: object = {}) => {
  const answer = await (await server.signInAs(client)).post('/bid/create', bidOn(lot, amount, { ...more }))
  return answer.json().messageCode ?? 'done'
}
const placeFor = async (
  manager: TestUser,
  client: TestUser,
  lot: TestLot,
  amount: number,
  more: object = {},
) => {
  const body = { ...bidOn(lot, amount, { ...more }), userId: client.id }
  const answer = await (await server.signInAs(manager)).post('/bid/bid-from-manager', body)
  return answer.json().messageCode ?? 'done'
}
const ask = async (manager: TestUser, client: TestUser, lot: TestLot, amount: number, more: object = {}) => {
  const body = { userId: client.id, carId: String(lot.id), amount, ...more }
  return (await (await server.signInAs(manager)).post('/bid/ask-budget', body)).json().messageCode ?? 'done'
}
const view = async (client: TestUser) =>
  (await (await server.signInAs(client)).get('/user/budget', {})).json().result
const answer = async (client: TestUser, said: 'yes' | 'no') => {
  const [question] = (await view(client)).questions
  return put(client, '/bid/answer-budget', { id: question.id, answer: said })
}
const allowance = async (who: TestUser, lot: TestLot, query: Record<string, unknown> = {}) =>
  (await (await server.signInAs(who)).get('/bid/allow', { carId: String(lot.id), ...query })).json().result
    .budget

/** Lots at noon of days of the week after next: no day of them is over, or in another week by surprise. */
const monday = addDays(weekOf(jstDay(new Date())), 14)
const lotOn = (day: string) =>
  aLot(server.db, { auction_at: new Date(startOfJstDay(day).getTime() + dayMs / 2) })
const inWeek = (days: number) => lotOn(addDays(monday, days))

describe('a cap of a day', () => {
  test('counts the bids on lots of that day of Japan, and its own client is held to it', async () => {
    const client = await aClient(server.db)
    expect(await setBudget(client, { perDay: 1_000_000 })).toBe('done')
    const [first, second, other] = [await inWeek(0), await inWeek(0), await inWeek(1)]
    expect(await place(client, first, 600_000)).toBe('done')
    expect(await place(client, second, 405_000)).toBe('budget_exceeded')
    expect(await place(client, second, 400_000)).toBe('done')
    expect(await place(client, other, 1_000_000)).toBe('done')
  })

  test('says what stands in the way, what is used and what is left', async () => {
    const client = await aClient(server.db)
    await setBudget(client, { perDay: 1_000_000 })
    await place(client, await inWeek(0), 600_000)
    const refused = await (await server.signInAs(client)).post('/bid/create', bidOn(await inWeek(0), 500_000))
    expect(refused.statusCode).toBe(409)
    expect(refused.json().detail).toMatchObject({
      obstacle: 'day',
      budget: { limits: [{ cap: 'day', limit: 1_000_000, used: 600_000 }], day: monday, week: monday },
    })
  })

  test('counts wins, and not a purchase that was canceled', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    await setBudget(client, { perDay: 1_000_000 })
    const bid = await aBid(server.db, client, {
      lot: await inWeek(0),
      amount: 800_000,
      status: bidStatus.bid,
    })
    await setStatus(manager, bid.id, bidStatus.win)
    expect(await place(client, await inWeek(0), 300_000)).toBe('budget_exceeded')
    await server.db.updateTable('purchases').set({ status: 7 }).where('bid_id', '=', bid.id).execute()
    expect(await place(client, await inWeek(0), 300_000)).toBe('done')
  })

  test('lets a bid be lowered that is over it, and binds no bid that was there before', async () => {
    const client = await aClient(server.db)
    const lot = await inWeek(0)
    await place(client, lot, 900_000)
    await setBudget(client, { perDay: 500_000 })
    expect(await place(client, lot, 800_000)).toBe('done')
    expect(await place(client, lot, 850_000)).toBe('budget_exceeded')
  })

  test('counts a stock car on the day on which it is ordered', async () => {
    const client = await aClient(server.db)
    await setBudget(client, { perDay: 1_000_000 })
    const stock = (price: number) => aLot(server.db, { kind: 'stock', sold_price: price })
    expect(await place(client, await stock(700_000), 0)).toBe('done')
    expect(await place(client, await stock(301_000), 0)).toBe('budget_exceeded')
    expect((await view(client)).used.day).toBe(700_000)
  })
})

test('a cap of a week counts from Monday to Sunday', async () => {
  const client = await aClient(server.db)
  await setBudget(client, { perWeek: 1_000_000 })
  expect(await place(client, await inWeek(0), 600_000)).toBe('done')
  expect(await place(client, await inWeek(6), 500_000)).toBe('budget_exceeded')
  expect(await place(client, await inWeek(7), 500_000)).toBe('done')
  expect(await place(client, await inWeek(-1), 500_000)).toBe('done')
})

describe('groups and caps', () => {
  test('a group counts the largest that it can win, so one more bid below them costs nothing', async () => {
    const client = await aClient(server.db)
    await setBudget(client, { perDay: 1_000_000 })
    await place(client, await inWeek(0), 900_000, { bidGroup: 0 })
    expect(await place(client, await inWeek(0), 850_000, { bidGroup: 1 })).toBe('done')
    expect(await place(client, await inWeek(0), 1_000_000, { bidGroup: 1 })).toBe('done')
    expect(await place(client, await inWeek(0), 1_005_000, { bidGroup: 1 })).toBe('budget_exceeded')
  })

  test('a cap of a group counts what it has won, whatever the day', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    await setBudget(client, { perGroup: 1_500_000 })
    const group = await aGroup(server.db, client, { quota: 2 })
    const bid = await aBid(server.db, client, {
      lot: await inWeek(0),
      amount: 900_000,
      status: bidStatus.bid,
      group_id: group.id,
    })
    await setStatus(manager, bid.id, bidStatus.win)
    expect(await place(client, await inWeek(9), 605_000, { bidGroup: 1 })).toBe('budget_exceeded')
    expect(await place(client, await inWeek(9), 600_000, { bidGroup: 1 })).toBe('done')
    expect(await place(client, await inWeek(9), 1_600_000, { bidGroup: 0 })).toBe('budget_exceeded')
    expect(await place(client, await inWeek(9), 1_400_000, { bidGroup: 0 })).toBe('done')
    expect(await place(client, await inWeek(9), 1_600_000)).toBe('done')
  })

  test('a group does not buy more vehicles than its cap or those of its days allow', async () => {
    const client = await aClient(server.db)
    const group = await aGroup(server.db, client, { quota: 1 })
    for (const amount of [600_000, 500_000])
      await aBid(server.db, client, { lot: await inWeek(0), amount, group_id: group.id })
    await setBudget(client, { perDay: 1_000_000 })
    expect(await put(client, '/bid/update-group', { bidGroup: 1, cars: 2 })).toBe('budget_exceeded')
    await setBudget(client, { perDay: 1_100_000 })
    expect(await put(client, '/bid/update-group', { bidGroup: 1, cars: 2 })).toBe('done')
  })

  test('what a group had stopped stays stopped where it no longer fits the budget, and the history says so', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    const group = await aGroup(server.db, client)
    const [won, stopped] = [
      await aBid(server.db, client, { lot: await inWeek(0), amount: 600_000, status: 2, group_id: group.id }),
      await aBid(server.db, client, { lot: await inWeek(0), amount: 700_000, status: 2, group_id: group.id }),
    ]
    await setStatus(manager, won.id, bidStatus.win)
    await setBudget(client, { perDay: 650_000 })
    await setStatus(manager, won.id, bidStatus.finished)
    expect(await statusOf(stopped.id)).toBe(bidStatus.dontBid)
    const logs = (await (await server.signInAs(manager)).get('/bid/logs', { bidId: stopped.id })).json()
      .result
    expect(logs.map(({ event }: { event: string }) => event)).toContain(
      'Stays stopped: over the client’s own budget',
    )
  })
})

describe('staff', () => {
  test('is held to the client’s caps in placing, editing and bringing bids back', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    await setBudget(client, { perDay: 1_000_000 })
    const lot = await inWeek(0)
    expect(await placeFor(manager, client, lot, 1_005_000)).toBe('budget_exceeded')
    expect(await placeFor(manager, client, lot, 900_000)).toBe('done')
    const { bidId } = await onlyBid(client)
    expect(await put(manager, '/bid/update-bid', { bidId, amount: 1_100_000 })).toBe('budget_exceeded')
    const other = await aBid(server.db, client, { lot: await inWeek(0), amount: 200_000, status: 3 })
    expect(await setStatus(manager, other.id, bidStatus.bid)).toEqual([409, 'budget_exceeded'])
  })

  test('asks first above what the client says, for what it places or raises', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    await setBudget(client, { askAbove: 500_000 })
    const lot = await inWeek(0)
    expect(await placeFor(manager, client, lot, 505_000)).toBe('budget_ask_first')
    expect(await place(client, lot, 600_000)).toBe('done')
    const { bidId } = await onlyBid(client)
    expect(await put(manager, '/bid/update-bid', { bidId, amount: 650_000 })).toBe('budget_ask_first')
    expect(await put(manager, '/bid/update-bid', { bidId, amount: 550_000 })).toBe('done')
  })

  test('does not bring back above it what the client has canceled', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    await setBudget(client, { askAbove: 500_000 })
    const lot = await inWeek(0)
    await place(client, lot, 600_000)
    const { bidId } = await onlyBid(client)
    await setStatus(manager, bidId, bidStatus.dontBid)
    expect(await setStatus(manager, bidId, bidStatus.new)).toEqual([200, 'done'])
    await setStatus(client, bidId, bidStatus.cancel)
    expect(await setStatus(manager, bidId, bidStatus.new)).toEqual([409, 'budget_ask_first'])
  })

  test('confirms a win whatever the caps say', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    const bid = await aBid(server.db, client, {
      lot: await inWeek(0),
      amount: 900_000,
      status: bidStatus.bid,
    })
    await setBudget(client, { perDay: 100_000, askAbove: 100_000 })
    expect(await setStatus(manager, bid.id, bidStatus.win)).toEqual([200, 'done'])
  })
})

const onlyBid = async (client: TestUser): Promise<{ bidId: number }> => {
  const { id } = await server.db
    .selectFrom('bids')
    .select('id')
    .where('client_id', '=', client.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { bidId: id }
}

describe('asking the client', () => {
  const asked = async (amount = 900_000) => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    await setBudget(client, { perDay: 500_000 })
    const lot = await inWeek(0)
    expect(await ask(manager, client, lot, amount, { note: ' A rare color ' })).toBe('done')
    return { manager, client, lot }
  }

  test('tells them on their screens and by mail, and waits in their profile', async () => {
    const { client, lot } = await asked()
    expect(await eventsAbout(0)).toContainEqual(['client-notification', 'budgetAsked', `user:${client.id}`])
    const [mail] = await queuedMails(server.db, client.email)
    expect(mail?.subject).toContain('May we bid')
    expect(mail?.text).toContain('A rare color')
    expect(mail?.text).toContain(`http://localhost/car-auctions/${lot.id}`)
    expect((await view(client)).questions).toMatchObject([
      { amount: 900_000, note: 'A rare color', state: 'asked', lotId: String(lot.id), ownBid: null },
    ])
  })

  test('and their yes lets exactly the amount on exactly the lot through', async () => {
    const { manager, client, lot } = await asked()
    expect(await placeFor(manager, client, lot, 900_000)).toBe('budget_exceeded')
    expect(await answer(client, 'yes')).toBe('done')
    expect(await placeFor(manager, client, lot, 905_000)).toBe('budget_exceeded')
    expect(await placeFor(manager, client, lot, 895_000)).toBe('budget_exceeded')
    expect(await placeFor(manager, client, await inWeek(0), 900_000)).toBe('budget_exceeded')
    expect(await placeFor(manager, client, lot, 900_000)).toBe('done')
  })

  test('and their no lets nothing through', async () => {
    const { manager, client, lot } = await asked()
    expect(await answer(client, 'no')).toBe('done')
    expect(await placeFor(manager, client, lot, 900_000)).toBe('budget_exceeded')
    expect((await allowance(manager, lot, { userId: client.id })).question).toMatchObject({ state: 'no' })
  })

  test('is in the audit log, the answer too', async () => {
    const { manager, client, lot } = await asked()
    await answer(client, 'yes')
    const rows = await server.db
      .selectFrom('audit')
      .select(['action', 'actor_id', 'after'])
      .where('entity', '=', 'user')
      .where('entity_id', '=', String(client.id))
      .where('action', 'in', ['budget.ask', 'budget.answer'])
      .orderBy('id')
      .execute()
    expect(rows).toMatchObject([
      {
        action: 'budget.ask',
        actor_id: manager.id,
        after: { lotId: lot.id, amount: 900_000, obstacle: 'day' },
      },
      { action: 'budget.answer', actor_id: client.id, after: { amount: 900_000, answer: 'yes' } },
    ])
  })

  test('ends with a cancellation: what was agreed to is agreed to no more', async () => {
    const { manager, client, lot } = await asked()
    await answer(client, 'yes')
    await placeFor(manager, client, lot, 900_000)
    const { bidId } = await onlyBid(client)
    await setStatus(client, bidId, bidStatus.cancel)
    expect(await placeFor(manager, client, lot, 900_000)).toBe('budget_exceeded')
  })

  test('again replaces the question that is open', async () => {
    const { manager, client, lot } = await asked()
    await ask(manager, client, lot, 950_000)
    expect((await view(client)).questions).toMatchObject([{ amount: 950_000 }])
    await answer(client, 'yes')
    expect(await placeFor(manager, client, lot, 900_000)).toBe('budget_exceeded')
    expect(await placeFor(manager, client, lot, 950_000)).toBe('done')
  })

  test('is refused where nothing stands in the way, and of lots that are over', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    const lot = await inWeek(0)
    expect(await ask(manager, client, lot, 900_000)).toBe('budget_allows')
    await setBudget(client, { perDay: 500_000 })
    expect(await ask(manager, client, lot, 500_000)).toBe('budget_allows')
    expect(await ask(manager, client, await aLot(server.db, { status: 4533 }), 900_000)).toBe(
      'auction_finished',
    )
    expect(await ask(manager, manager, lot, 900_000)).toBe('client_not_found')
  })

  test('is answered once, and by nobody else', async () => {
    const dealer = await aDealer(server.db)
    const { client } = await asked()
    const [{ id }] = (await view(client)).questions
    for (const other of [dealer, await aClient(server.db)])
      expect(await put(other, '/bid/answer-budget', { id, answer: 'yes' })).toBe('not_found')
    expect(await answer(client, 'no')).toBe('done')
    expect(await put(client, '/bid/answer-budget', { id, answer: 'yes' })).toBe('budget_answered')
  })
})

describe('the bid panel', () => {
  test('is told each cap with what others of the day, the week and the group hold', async () => {
    const client = await aClient(server.db)
    await setBudget(client, {
      perDay: 2_000_000,
      perWeek: 3_000_000,
      perGroup: 1_500_000,
      askAbove: 1_000_000,
    })
    await place(client, await inWeek(0), 400_000)
    await place(client, await inWeek(1), 600_000, { bidGroup: 0 })
    expect(await allowance(client, await inWeek(1), { bidGroup: 1 })).toMatchObject({
      limits: [
        { cap: 'day', limit: 2_000_000, used: 600_000, displaced: 600_000 },
        { cap: 'week', limit: 3_000_000, used: 1_000_000, displaced: 600_000 },
        { cap: 'group', limit: 1_500_000, used: 600_000, displaced: 600_000 },
      ],
      askAbove: 1_000_000,
      agreed: null,
      day: addDays(monday, 1),
      week: monday,
    })
  })

  test('is told of none where the client has set none, or has taken all back', async () => {
    const client = await aClient(server.db)
    const lot = await inWeek(0)
    expect(await allowance(client, lot)).toBeNull()
    await setBudget(client, { perDay: 500_000 })
    expect(await allowance(client, lot)).not.toBeNull()
    await setBudget(client, {})
    expect(await allowance(client, lot)).toBeNull()
    expect((await view(client)).settings).toEqual(none)
  })
})

test('two bids at the same moment do not spend the same yen of a cap', async () => {
  const client = await aClient(server.db)
  await setBudget(client, { perDay: 1_000_000 })
  const lots = [await inWeek(0), await inWeek(0)]
  const answers = await Promise.all(lots.map((lot) => place(client, lot, 700_000)))
  expect(answers.toSorted()).toEqual(['budget_exceeded', 'done'])
})

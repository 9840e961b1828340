import { weekOf } from '@seriba/domain/bids/budget'
import { addDays, dayMs, jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import { aLot, bidOn, type TestLot } from './bid-builders.ts'
import type { TestUser } from './builders.ts'
import type { TestServer } from './server.ts'

/** What tests of budgets do at a server: set caps, bid within and beyond them, ask, and answer. */
export function budgetDeskOf(server: TestServer) {
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
  const ask = async (
    manager: TestUser,
    client: TestUser,
    lot: TestLot,
    amount: number,
    more: object = {},
  ) => {
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

  /** Lots at noon on days in the week after next, so that no day is over or unexpectedly in another week. */
  const monday = addDays(weekOf(jstDay(new Date())), 14)
  const lotOn = (day: string) =>
    aLot(server.db, { auction_at: new Date(startOfJstDay(day).getTime() + dayMs / 2) })
  const inWeek = (days: number) => lotOn(addDays(monday, days))

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

  return { none, put, setBudget, place, placeFor, ask, view, answer, allowance, monday, inWeek, onlyBid }
}

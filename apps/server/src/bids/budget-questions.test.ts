import { bidStatus } from '@seriba/domain/bids/bid-status'
import { describe, expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { budgetDeskOf } from '../test/budget-desk.ts'
import { aClient, aDealer, aManager } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { testServer } from '../test/server.ts'

const server = testServer({ publicUrl: 'http://localhost' })
const { setStatus, eventsAbout } = deskOf(server)
const { put, setBudget, placeFor, ask, view, answer, allowance, inWeek, onlyBid } = budgetDeskOf(server)

describe('asking the client for approval', () => {
  const asked = async (amount = 900_000) => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    await setBudget(client, { perDay: 500_000 })
    const lot = await inWeek(0)
    expect(await ask(manager, client, lot, amount, { note: ' A rare color ' })).toBe('done')
    return { manager, client, lot }
  }

  test('notifies them on screen and by email, and waits in their profile', async () => {
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

  test('allows exactly that amount on exactly that lot once they say yes', async () => {
    const { manager, client, lot } = await asked()
    expect(await placeFor(manager, client, lot, 900_000)).toBe('budget_exceeded')
    expect(await answer(client, 'yes')).toBe('done')
    expect(await placeFor(manager, client, lot, 905_000)).toBe('budget_exceeded')
    expect(await placeFor(manager, client, lot, 895_000)).toBe('budget_exceeded')
    expect(await placeFor(manager, client, await inWeek(0), 900_000)).toBe('budget_exceeded')
    expect(await placeFor(manager, client, lot, 900_000)).toBe('done')
  })

  test('allows nothing if they say no', async () => {
    const { manager, client, lot } = await asked()
    expect(await answer(client, 'no')).toBe('done')
    expect(await placeFor(manager, client, lot, 900_000)).toBe('budget_exceeded')
    expect((await allowance(manager, lot, { userId: client.id })).question).toMatchObject({ state: 'no' })
  })

  test('is recorded in the audit log, including the answer', async () => {
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

  test('ends when the bid is canceled: the approval no longer applies', async () => {
    const { manager, client, lot } = await asked()
    await answer(client, 'yes')
    await placeFor(manager, client, lot, 900_000)
    const { bidId } = await onlyBid(client)
    await setStatus(client, bidId, bidStatus.cancel)
    expect(await placeFor(manager, client, lot, 900_000)).toBe('budget_exceeded')
  })

  test('again replaces the pending question', async () => {
    const { manager, client, lot } = await asked()
    await ask(manager, client, lot, 950_000)
    expect((await view(client)).questions).toMatchObject([{ amount: 950_000 }])
    await answer(client, 'yes')
    expect(await placeFor(manager, client, lot, 900_000)).toBe('budget_exceeded')
    expect(await placeFor(manager, client, lot, 950_000)).toBe('done')
  })

  test('is refused if the budget allows the bid anyway or the lot is over', async () => {
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

  test('can be answered only once, and by nobody else', async () => {
    const dealer = await aDealer(server.db)
    const { client } = await asked()
    const [{ id }] = (await view(client)).questions
    for (const other of [dealer, await aClient(server.db)])
      expect(await put(other, '/bid/answer-budget', { id, answer: 'yes' })).toBe('not_found')
    expect(await answer(client, 'no')).toBe('done')
    expect(await put(client, '/bid/answer-budget', { id, answer: 'yes' })).toBe('budget_answered')
  })
})

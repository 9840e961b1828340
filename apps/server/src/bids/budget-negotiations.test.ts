import { bidStatus } from '@seriba/domain/bids/bid-status'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { hourMs } from '@seriba/domain/time/jst'
import { expect, test } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { budgetDeskOf } from '../test/budget-desk.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { statusOf } = deskOf(server)
const { setBudget, put } = budgetDeskOf(server)

/** A negotiation in which the seller asks 2 520 000 after the client bid 2 400 000. */
async function negotiationOf(client: TestUser, manager: TestUser) {
  const lot = await aLot(server.db, {
    auction_at: new Date(),
    status: lotStatus.soldNego,
    sold_price: 2_410_000,
  })
  const bid = await aBid(server.db, client, { lot, amount: 2_400_000, status: bidStatus.bid })
  const desk = await server.signInAs(manager)
  const answerBy = new Date(Date.now() + hourMs).toISOString()
  await desk.post('/bid/negotiation-ask', { bidId: bid.id, ask: 2_520_000, answerBy })
  return bid
}

test.each([
  [{ perDay: 2_450_000 }, 'budget_exceeded'],
  [{ perWeek: 2_450_000 }, 'budget_exceeded'],
  [{ askAbove: 2_450_000 }, 'budget_ask_first'],
])(
  'with %j, staff cannot accept the seller’s ask for a client, but the client can',
  async (caps, refusal) => {
    const [manager, client] = [
      await aManager(server.db),
      await aClient(server.db, { creditLimit: 3_000_000 }),
    ]
    const { id } = await negotiationOf(client, manager)
    expect(await setBudget(client, caps)).toBe('done')
    expect(await put(manager, '/bid/negotiation-settle', { bidId: id, price: 'ask' })).toBe(refusal)
    expect(await statusOf(id)).toBe(bidStatus.bid)
    const answer = await (await server.signInAs(client)).post('/bid/negotiation-accept', {
      bidId: id,
      ask: 2_520_000,
    })
    expect(answer.statusCode).toBe(200)
    expect(await statusOf(id)).toBe(bidStatus.win)
  },
)

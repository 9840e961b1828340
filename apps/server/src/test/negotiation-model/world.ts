import { lotStatus } from '@seriba/domain/lots/lot-status'
import { purchaseStatuses } from '@seriba/domain/money/purchase-status'
import { hourMs } from '@seriba/domain/time/jst'
import { expireNegotiations } from '@seriba/server-bids/expire-negotiations'
import { balanceOf } from '@seriba/server-credit/credit'
import type { Db } from '@seriba/server-kit/db'
import { aBid, aLot, type TestLot } from '../bid-builders.ts'
import { aClient, aManager, type TestUser } from '../builders.ts'
import type { Browser, testServer } from '../server.ts'
import { type Command, lots, type Reference, statuses } from './reference.ts'

/** The product, with the clients and lots that the model refers to by number. */
export type World = {
  db: Db
  clients: readonly TestUser[]
  browsers: readonly Browser[]
  desk: Browser
  tomorrow: TestLot
  /** For each client, on each finished lot. */
  bids: readonly (readonly number[])[]
}

export async function aWorld(server: ReturnType<typeof testServer>): Promise<World> {
  const { db } = server
  const clients = [
    await aClient(db, { creditLimit: 2_000_000 }),
    await aClient(db, { creditLimit: 2_000_000 }),
  ]
  const over: TestLot[] = []
  for (let lot = 0; lot < lots.tomorrow; lot += 1)
    over.push(await aLot(db, { auction_at: new Date(), status: lotStatus.soldNego }))
  const bids = await Promise.all(
    clients.map(async (client) => {
      const own: number[] = []
      for (const lot of over) own.push((await aBid(db, client, { lot, status: statuses.bidding })).id)
      return own
    }),
  )
  return {
    db,
    clients,
    bids,
    browsers: await Promise.all(clients.map((client) => server.signInAs(client))),
    desk: await server.signInAs(await aManager(db)),
    tomorrow: await aLot(db),
  }
}

/** The product's answer to a command: 'done', or its error code. `model`: the state before the command. */
export async function answerOf(world: World, model: Reference, command: Command): Promise<string> {
  if (command.do === 'expire') {
    await expireNegotiations({ db: world.db, publicUrl: undefined }, new Date(Date.now() + 2 * hourMs))
    return 'done'
  }
  const response = await send(world, model, command)
  return response.statusCode === 200 ? 'done' : response.json().messageCode
}

async function send(world: World, model: Reference, command: Exclude<Command, { do: 'expire' }>) {
  const { desk } = world
  const client = world.clients[command.client] as TestUser
  const browser = world.browsers[command.client] as Browser
  if (command.do === 'credit')
    return desk.put('/client/update', { id: client.id, creditLimit: command.limit, reason: 'Agreed' })
  if (command.do === 'place') {
    const carId = String(world.tomorrow.id)
    return browser.post('/bid/create', { carId, lotType: 'auction', amount: command.amount, confirm: 1 })
  }
  const bidId = world.bids[command.client]?.[command.lot] as number
  if (command.do === 'ask') {
    const answerBy = new Date(Date.now() + hourMs).toISOString()
    return desk.post('/bid/negotiation-ask', { bidId, ask: command.amount, answerBy })
  }
  if (command.do === 'offer') return browser.post('/bid/negotiation-offer', { bidId, amount: command.amount })
  if (command.do === 'decline') return browser.post('/bid/negotiation-decline', { bidId })
  if (command.do === 'settle') return desk.put('/bid/negotiation-settle', { bidId, price: command.price })
  const { ask = 500_000, offer } = model.clients[command.client]?.bids[command.lot]?.negotiation ?? {}
  if (command.do === 'takeBack')
    return browser.post('/bid/negotiation-take-back', { bidId, offer: offer ?? 500_000 })
  if (command.do === 'forward')
    return desk.put('/bid/negotiation-forward', { bidId, offer: offer ?? 500_000 })
  if (command.do === 'accept') {
    return browser.post('/bid/negotiation-accept', { bidId, ask: command.seen === 'ask' ? ask : ask + 5000 })
  }
  const { to: status, amount: soldPrice } = command
  const body = { bidId, status, anyway: true, reason: 'Agreed' }
  return desk.put('/bid/update-bid-status', { ...body, ...(status === statuses.won && { soldPrice }) })
}

/** Everything the model knows, read from the product. */
export async function stateOf({ db, clients, bids }: World) {
  const rows = await db
    .selectFrom('bids as b')
    .leftJoin('negotiations as n', (join) => join.onRef('n.bid_id', '=', 'b.id').on('n.outcome', 'is', null))
    .leftJoin('purchases as p', (join) =>
      join
        .onRef('p.bid_id', '=', 'b.id')
        .on('p.status', 'is distinct from', purchaseStatuses.purchaseCancelled),
    )
    .select(['b.id', 'b.status', 'n.turn', 'n.ask', 'n.offer', 'p.price'])
    .where('b.id', 'in', bids.flat())
    .orderBy('b.id')
    .execute()
  const figures = await Promise.all(clients.map(({ id }) => balanceOf(db, id)))
  return {
    bids: bids.map((own) =>
      own.map((id) => {
        const { status, turn, ask, offer, price } = rows.find((row) => row.id === id) ?? {}
        return [status, turn, ask, offer, price]
      }),
    ),
    exposure: figures.map(({ activeBids }) => activeBids),
    balance: figures.map(({ balance }) => balance),
  }
}

import { preparedQuery } from '@seriba/server-kit/prepared-statements'
import { sql } from 'kysely'
import { aBid } from '../bid-builders.ts'
import type { TestUser } from '../builders.ts'
import { paidSession, stripeMessage } from '../fake-stripe.ts'
import type { Browser, TestServer } from '../server.ts'
import type { Command, Of } from './command.ts'
import { type Reference, sessionOf } from './reference.ts'

/** The product, with the clients that the model refers to by number. */
export type World = {
  server: TestServer
  clients: readonly TestUser[]
  browsers: readonly Browser[]
  desk: Browser
  /** Each client's cars by their bids, in the order they were won. */
  cars: number[][]
  /** Makes unique keys and names. */
  next: () => string
}

/** The product's answer to a command: 'done', or its error code; 'none' if there is nothing to act on. */
export async function answerOf(world: World, model: Reference, command: Command): Promise<string> {
  const responses = await send(world, model, command)
  if (responses === null) return 'none'
  const words = responses.map(({ statusCode, body }) =>
    statusCode === 200 ? 'done' : String(JSON.parse(body).messageCode),
  )
  return words.every((word) => word === words[0]) ? (words[0] ?? 'none') : words.join(' and ')
}

type Response = { statusCode: number; body: string }

async function send(world: World, model: Reference, command: Command): Promise<Response[] | null> {
  const { desk, clients, browsers } = world
  const userId = (clients[command.client] as TestUser).id
  if (command.do === 'announce') {
    const own = browsers[command.client] as Browser
    return [await own.post('/payments/deposit', { method: 'bank' })]
  }
  if (command.do === 'record') {
    const body = {
      userId,
      type: command.charge ? 'Yahoo' : 'Remittances',
      amount: command.amount,
      method: 'bank',
      description: 'By hand',
      // Says at once whether it is the pending deposit or a duplicate.
      depositId: null,
      force: true,
      idempotencyKey: world.next(),
    }
    return Promise.all((command.twice ? [1, 2] : [1]).map(() => desk.post('/payments/create', body)))
  }
  if (command.do === 'refund') return refund(world, userId, command)
  if (command.do === 'win') {
    const bid = await aBid(world.server.db, clients[command.client] as TestUser, {
      sold_price: command.price,
    })
    world.cars[command.client]?.push(bid.id)
    return [await desk.put('/bid/update-bid-status', { bidId: bid.id, status: 6 })]
  }
  if (command.do === 'price' || command.do === 'undo' || command.do === 'winAgain') return car(world, command)
  if (command.do === 'reverse' || command.do === 'move') return takeBack(world, command)
  if (command.do === 'allocate' || command.do === 'automatic') return allocate(world, command)
  return ofDeposit(world, model, command)
}

async function refund({ desk, server, next }: World, userId: number, command: Of<'refund'>) {
  const deposit = await lastDeposit(server, userId)
  if (command.deposit && deposit === null) return null
  return [
    await desk.post('/payments/refund', {
      userId,
      amount: command.amount,
      method: 'bank',
      description: 'Back',
      idempotencyKey: next(),
      ...(command.deposit && { depositId: deposit }),
    }),
  ]
}

async function car({ desk, cars }: World, command: Of<'price' | 'undo' | 'winAgain'>) {
  const own = cars[command.client] ?? []
  const bidId = own[command.car % Math.max(1, own.length)]
  if (bidId === undefined) return null
  return command.do === 'price'
    ? [await desk.put('/bid/update-sold-price', { bidId, soldPrice: command.price })]
    : [await desk.put('/bid/update-bid-status', { bidId, status: command.do === 'undo' ? 5 : 6 })]
}

async function takeBack(world: World, command: Of<'reverse' | 'move'>) {
  const id = await lineAt(world, command)
  if (id === null) return null
  const other = world.clients[1 - command.client] as TestUser
  return command.do === 'reverse'
    ? [await world.desk.post('/payments/reverse', { id, reason: 'Wrong' })]
    : [
        await world.desk.post('/payments/move', {
          id,
          userId: other.id,
          reason: 'Wrong client',
          depositId: null,
          force: command.insists,
        }),
      ]
}

async function allocate(world: World, command: Of<'allocate' | 'automatic'>) {
  const id = await lineAt(world, command)
  if (id === null) return null
  const automatic = command.do === 'automatic'
  const parts = automatic ? [] : await partOf(world, command)
  return [await world.desk.put('/payments/allocate', { id, parts, automatic })]
}

async function partOf({ server, cars }: World, { client, car: at, amount }: Of<'allocate'>) {
  const own = cars[client] ?? []
  const bidId = own[at % Math.max(1, own.length)]
  if (bidId === undefined) return []
  const { rows } = await sql<{ id: number }>`select id from purchases where bid_id = ${bidId}`.execute(
    server.db,
  )
  return rows.map(({ id }) => ({ purchaseId: id, amount }))
}

/** Each message comes twice at once: a provider that has not been answered yet sends it again. */
async function ofDeposit(
  world: World,
  model: Reference,
  command: Of<'confirm' | 'fail' | 'webhook' | 'refunded'>,
) {
  const id = await lastDeposit(world.server, (world.clients[command.client] as TestUser).id)
  if (id === null) return null
  if (command.do === 'confirm')
    return [
      await world.desk.put('/payments/confirm-deposit', {
        id,
        amount: command.amount,
        force: command.insists,
      }),
    ]
  if (command.do === 'fail') return [await world.desk.put('/payments/fail-deposit', { id, reason: 'No' })]
  const session = sessionOf(command, model.of(command.client))
  const message =
    command.do === 'refunded'
      ? stripeMessage({
          type: 'charge.refunded',
          object: {
            id: `ch_${id}_${session}`,
            amount_refunded: command.amount,
            currency: 'jpy',
            metadata: { deposit: `deposit-${id}` },
          },
        })
      : stripeMessage({
          type:
            command.state === 'failed'
              ? 'checkout.session.async_payment_failed'
              : 'checkout.session.completed',
          object: paidSession(id, command.amount, {
            id: `cs_${id}_${session}`,
            payment_status: command.state,
          }),
        })
  return Promise.all(
    [1, 2].map(() =>
      world.server.app.inject({
        method: 'POST',
        url: '/v1/payments/webhook/stripe',
        headers: { 'content-type': 'application/json', ...message.headers },
        payload: message.payload,
      }),
    ),
  )
}

async function lastDeposit({ db }: TestServer, userId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select max(id) as id from deposits where user_id = ${userId}`.execute(db)
  return rows[0]?.id ?? null
}

async function lineAt(
  { server, clients }: World,
  { client, line }: { client: number; line: number },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from ledger where user_id = ${clients[client]?.id} and type <> 'CarPurchase' order by id`.execute(
    server.db,
  )
  return rows[line % Math.max(1, rows.length)]?.id ?? null
}

type ClientState = {
  balance: number
  kept: number
  mayBid: boolean
  lines: number[]
  charged: number
  paid: number
  overpaid: number
  overgiven: number
}

/**
 * A client's state in the database: sums, the lines in order, and allocations that exceed what they pay or come from.
 */
export async function stateOf({ server, clients }: World): Promise<ClientState[]> {
  const ids = sql.join(clients.map(({ id }) => sql`${id}::bigint`))
  const { rows } = await sql<ClientState>`${preparedQuery}
    select coalesce(sum(l.amount), 0)::bigint as balance,
      coalesce((select amount from ledger_balances where user_id = c.id), 0)::bigint as kept,
      (select (permissions->>'biddingAllowed')::boolean from users where id = c.id) as "mayBid",
      coalesce(json_agg(l.amount order by l.id) filter (where l.type <> 'CarPurchase'), '[]') as lines,
      coalesce(-sum(l.amount) filter (where l.type = 'CarPurchase'), 0)::bigint as charged,
      coalesce((select sum(a.amount) from allocations a join ledger l on l.id = a.ledger_id
        where l.user_id = c.id), 0)::bigint as paid,
      (select count(*) from (
        select a.purchase_id from allocations a join purchases p on p.id = a.purchase_id where p.client_id = c.id
        group by a.purchase_id
        having sum(a.amount) > (select -sum(amount) from ledger where purchase_id = a.purchase_id)
      ) one) as overpaid,
      (select count(*) from (
        select a.ledger_id from allocations a join ledger l on l.id = a.ledger_id where l.user_id = c.id
        group by a.ledger_id, l.amount having sum(a.amount) > l.amount
      ) one) as overgiven
    from unnest(array[${ids}]) with ordinality as c (id, place) left join ledger l on l.user_id = c.id
    group by c.id, c.place order by c.place`.execute(server.db)
  return rows
}

import { lotTypeOfKind } from '@seriba/domain/lots/page-types'
import { openGroups } from '@seriba/server-bids/bid-groups.repository'
import { balanceOf } from '@seriba/server-credit/credit'
import type { Db } from '@seriba/server-kit/db'
import type { TestLot } from '../bid-builders.ts'
import type { TestUser } from '../builders.ts'
import type { Browser } from '../server.ts'
import type { Command } from './shapes.ts'

/** The product, with the clients and lots that the model refers to by number. */
export type World = {
  db: Db
  clients: readonly TestUser[]
  lots: readonly TestLot[]
  browsers: readonly Browser[]
  /** One for each manager. */
  desks: readonly Browser[]
}

/** The product's answer to a command: 'done', or its error code. */
export async function answerOf(world: World, command: Command): Promise<string> {
  if (command.do === 'autoMany' || command.do === 'groupMany') return answerOfMany(world, command)
  const response = await send(world, command)
  if (response === null) return 'bid_not_found'
  return response.statusCode === 200 ? 'done' : response.json().messageCode
}

type Many = Extract<Command, { do: 'autoMany' | 'groupMany' }>
type Moved = { moved: (number | { bidId: number })[]; skipped?: { bidId: number; code: string }[] }

/** 'done', with the lots of moved bids, and those of refused bids with their error codes. */
async function answerOfMany({ db, clients, lots, desks }: World, command: Many): Promise<string> {
  const desk = desks[command.desk] as Browser
  const bids = await db
    .selectFrom('bids')
    .select(['id', 'lot_id'])
    .where('client_id', '=', (clients[command.client] as TestUser).id)
    .execute()
  const on = command.lots.flatMap((lot) => {
    const bid = bids.find(({ lot_id }) => lot_id === lots[lot]?.id)
    return bid ? { lot, bidId: bid.id } : []
  })
  if (on.length === 0) return 'bid_not_found'
  const bidIds = on.map(({ bidId }) => bidId)
  const response = await (command.do === 'autoMany'
    ? desk.put('/bid/update-auto-bid-many', { bidIds, autoBid: command.on })
    : desk.put('/bid/update-group-many', { bidIds, bidGroup: command.group }))
  if (response.statusCode !== 200) return response.json().messageCode
  const { moved, skipped = [] } = response.json().result as Moved
  const lotOf = (bidId: number) => on.find((bid) => bid.bidId === bidId)?.lot
  const came = moved.map((bid) => lotOf(typeof bid === 'number' ? bid : bid.bidId))
  return ['done', ...came, ...skipped.map(({ bidId, code }) => `${lotOf(bidId)}: ${code}`)].join(' ')
}

async function send(world: World, command: Exclude<Command, Many>) {
  const desk = world.desks[command.desk] as Browser
  const client = world.clients[command.client] as TestUser
  const browser = world.browsers[command.client] as Browser
  if (command.do === 'credit')
    return desk.put('/client/update', {
      id: client.id,
      creditLimit: command.limit,
      reason: 'Agreed',
    })
  if (command.do === 'quota') {
    const { group: bidGroup, cars, byStaff } = command
    return byStaff
      ? desk.put('/bid/update-group', { bidGroup, cars, userId: client.id })
      : browser.put('/bid/update-group', { bidGroup, cars })
  }
  if (command.do === 'budget') {
    const { day: perDay, week: perWeek, group: perGroup, ask: askAbove } = command.caps
    return browser.put('/user/budget', { perDay, perWeek, perGroup, askAbove })
  }
  const lot = world.lots[command.lot] as TestLot
  if (command.do === 'ask') {
    const { amount, group: bidGroup } = command
    const body = {
      userId: client.id,
      carId: String(lot.id),
      amount,
      ...(bidGroup !== undefined && { bidGroup }),
    }
    return desk.post('/bid/ask-budget', body)
  }
  if (command.do === 'answer')
    return browser.put('/bid/answer-budget', {
      id: await lastQuestion(world, client, lot),
      answer: command.said,
    })
  if (command.do === 'place') {
    const { amount, group: bidGroup, byStaff } = command
    const lotType = lotTypeOfKind[lot.kind]
    const body = {
      carId: String(lot.id),
      lotType,
      amount,
      confirm: 1,
      ...(bidGroup !== undefined && { bidGroup }),
    }
    return byStaff
      ? desk.post('/bid/bid-from-manager', { ...body, userId: client.id })
      : browser.post('/bid/create', body)
  }
  const bid = await world.db
    .selectFrom('bids')
    .select('id')
    .where('client_id', '=', client.id)
    .where('lot_id', '=', lot.id)
    .executeTakeFirst()
  if (!bid) return null
  const bidId = bid.id
  if (command.do === 'cancel') return browser.put('/bid/update-bid-status', { bidId, status: 4 })
  if (command.do === 'withdraw') return desk.put('/bid/confirm-withdrawal', { bidId })
  if (command.do === 'edit') {
    const { amount, group: bidGroup } = command
    return desk.put('/bid/update-bid', { bidId, amount, ...(bidGroup !== undefined && { bidGroup }) })
  }
  const { to: status, anyway } = command
  return desk.put('/bid/update-bid-status', { bidId, status, ...(anyway && { anyway }) })
}

async function lastQuestion({ db }: World, client: TestUser, lot: TestLot): Promise<number> {
  const question = await db
    .selectFrom('budget_questions')
    .select('id')
    .where('client_id', '=', client.id)
    .where('lot_id', '=', lot.id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return question?.id ?? 999_999_999
}

/** Everything the model knows, read from the product. */
export async function stateOf({ db, clients, lots }: World) {
  const ids = clients.map(({ id }) => id)
  const bids = await db
    .selectFrom('bids as b')
    .leftJoin('bid_groups as g', 'g.id', 'b.group_id')
    .select([
      'b.client_id',
      'b.lot_id',
      'b.amount',
      'b.status',
      'b.withdraw_by_hand',
      'b.auto_bid',
      'g.number',
    ])
    .where('b.client_id', 'in', ids)
    .execute()
  const now = new Date()
  const groups = await Promise.all(ids.map((id) => openGroups(db, id, now)))
  const figures = await Promise.all(ids.map((id) => balanceOf(db, id)))
  return {
    bids: bids
      .map(({ client_id, lot_id, amount, status, withdraw_by_hand, auto_bid, number }) => [
        ids.indexOf(client_id),
        lots.findIndex(({ id }) => id === lot_id),
        amount,
        status,
        number,
        withdraw_by_hand,
        auto_bid,
      ])
      .sort(),
    groups: groups.map((open) => open.map(({ number, quota }) => `${number}: ${quota}`)),
    exposure: figures.map(({ activeBids }) => activeBids),
    balance: figures.map(({ balance }) => balance),
  }
}

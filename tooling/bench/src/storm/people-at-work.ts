import { randomUUID } from 'node:crypto'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import type { Random } from '../search/random.ts'
import { type Acknowledged, soldPrice } from './acknowledged.ts'
import type { Ask } from './http.ts'
import type { Buyer, Company, Person } from './prepare-company.ts'

type Work = { ask: Ask; said: Acknowledged; random: Random; company: Company; isOver: () => boolean }

/** Everybody works until it is over, and gets answers to all their requests before they leave. */
export function work(context: Work): Promise<unknown> {
  const { buyers, managers } = context.company
  const half = managers.length / 2
  return Promise.all([
    ...buyers.map((buyer) => bid(context, buyer)),
    ...managers.slice(0, half).map((manager) => receive(context, manager)),
    ...managers.slice(half).map((manager, at) => win(context, manager, (bidId) => bidId % half === at)),
  ])
}

/** Bids on the buyer's own lots, and now and then raises a bid. */
async function bid({ ask, said, random, isOver }: Work, buyer: Buyer) {
  let next = 0
  while (!isOver() && next < buyer.lots.length) {
    const again = next > 0 && random.chance(0.3)
    const lotId = buyer.lots[again ? random.between(0, next - 1) : next++] ?? 0
    const amount = 5000 * random.between(60, 400)
    const wish = {
      carId: String(lotId),
      lotType: 'auction',
      amount,
      confirm: 1,
      idempotencyKey: randomUUID(),
    }
    const answer = await ask('POST', '/bid/create', buyer, wish)
    if (!answer.ok) continue
    const { bidId, bidAmount } = answer.result as { bidId: number; bidAmount: number }
    const placed = said.bids.get(lotId) ?? { bidId, buyerId: buyer.id, amounts: [] }
    placed.amounts.push(bidAmount)
    said.bids.set(lotId, placed)
  }
}

/** Enters what buyers have paid. */
async function receive({ ask, said, random, company, isOver }: Work, manager: Person) {
  for (let n = 0; !isOver(); n++) {
    const { id: userId } = random.one(company.buyers)
    const amount = 1000 * random.between(1, 900)
    const description = `storm ${manager.id} ${n}`
    const line = {
      userId,
      type: 'Remittances',
      amount,
      method: 'bank',
      description,
      idempotencyKey: randomUUID(),
    }
    const answer = await ask('POST', '/payments/create', manager, line)
    if (answer.ok) said.payments.set(description, { userId, amount })
  }
}

/** Confirms bids as won, and enters what they sold for. */
async function win({ ask, said, random, isOver }: Work, manager: Person, isOwn: (bidId: number) => boolean) {
  const tried = new Set<number>()
  while (!isOver()) {
    const open = [...said.bids.values()].map(({ bidId }) => bidId).filter((id) => isOwn(id) && !tried.has(id))
    if (open.length === 0) {
      await new Promise(setImmediate)
      continue
    }
    const bidId = random.one(open)
    tried.add(bidId)
    const won = await ask('PUT', '/bid/update-bid-status', manager, {
      bidId,
      status: bidStatus.win,
      beforeSale: true,
    })
    if (!won.ok) continue
    const priced = await ask('PUT', '/bid/update-sold-price', manager, { bidId, soldPrice })
    if (priced.ok) said.wins.add(bidId)
    else said.faults.push(`a win without its price: ${priced.code}`)
  }
}

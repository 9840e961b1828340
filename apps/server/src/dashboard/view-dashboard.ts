import type { Output } from '@seriba/contracts/contract'
import type { viewDashboard as contract } from '@seriba/contracts/dashboard'
import { type Actor, isDealer, isManager } from '@seriba/domain/access/actor'
import { balanceOf } from '../bids/credit.ts'
import type { AppContext } from '../context.ts'
import { countOrders } from '../orders/orders.repository.ts'
import { clientsOfDealer, shipmentsOf, waitingChats } from './dashboard.repository.ts'
import {
  bidsOfLastHour,
  bidsOfToday,
  newBids,
  recentResults,
  unpricedWins,
} from './dashboard-bids.repository.ts'

type Ctx = Pick<AppContext, 'db' | 'company'>
type Dashboard = Output<typeof contract>

/** What a day begins with: for staff what is to do, for buyers what they are in. */
export async function viewDashboard(ctx: Ctx, actor: Actor): Promise<Dashboard> {
  const now = new Date()
  if (isManager(actor)) return staffs(ctx, actor, now)
  const buyer = await buyers(ctx, actor, now)
  return isDealer(actor)
    ? { role: 'dealer', ...buyer, clients: await clientsOfDealer(ctx.db, actor.userId) }
    : { role: 'client', ...buyer }
}

async function buyers({ db, company }: Ctx, actor: Actor, now: Date) {
  const [balanceInfo, today, results, shipments, chats] = await Promise.all([
    balanceOf(db, actor.userId, company.bidStep),
    bidsOfToday(db, { actor, now }),
    recentResults(db, { actor, now }),
    shipmentsOf(db, actor),
    waitingChats(db, actor, now),
  ])
  return { balanceInfo, today, results: results.rows, shipments, chats }
}

async function staffs({ db }: Ctx, actor: Actor, now: Date): Promise<Dashboard> {
  const [fresh, lastHour, chats, unpriced, orders] = await Promise.all([
    newBids(db, now),
    bidsOfLastHour(db, { actor, now }),
    waitingChats(db, actor, now),
    unpricedWins(db, { actor, now }),
    countOrders(db),
  ])
  return { role: 'manager', newBids: fresh, lastHour, chats, unpriced, newOrders: orders.new }
}

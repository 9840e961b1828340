import type { Input, Output } from '@seriba/contracts/contract'
import type { viewDashboard as contract } from '@seriba/contracts/dashboard'
import { type Actor, isDealer, isManager } from '@seriba/domain/access/actor'
import { hasControl } from '@seriba/domain/access/flags'
import { accountPapersOf } from '@seriba/server-clients/papers/account-papers'
import { countEndingPapers } from '@seriba/server-clients/papers/ending-papers'
import { documentRules } from '@seriba/server-company/document-rules'
import { balanceOf } from '@seriba/server-credit/credit'
import { usedToday } from '@seriba/server-credit/used-today'
import type { AppContext } from '@seriba/server-kit/context'
import { ledgerDifferences } from '@seriba/server-money/check-ledger'
import { papersWantedOf } from '@seriba/server-money/papers-wanted'
import { countNewOrders } from '@seriba/server-orders/orders.repository'
import { waitingTranslations } from '@seriba/server-translations/translation-queue.repository'
import { countOverLimit, shipmentsOf, waitingChats } from './dashboard.repository.ts'
import {
  bidsOfLastHour,
  bidsOfNextDays,
  bidsOfToday,
  newBids,
  nextLotAt,
  recentResults,
  type Scope,
  winsWithoutPrice,
} from './dashboard-bids.repository.ts'
import { clientsOfDealer, outcomeOf } from './dealer.repository.ts'
import { depositsAtDesk, viewerDeposit } from './deposits.repository.ts'
import { dayOfHalls, hallsOfDay } from './halls.repository.ts'
import { latestSearches, nextFavorites } from './own.repository.ts'
import type {} from './ports.ts'

type Ctx = Pick<AppContext, 'db' | 'company' | 'lotSearch' | 'lateFeeds' | 'ratesFailingSince'>
type Dashboard = Output<typeof contract>

/** What a day starts with: for staff, what there is to do; for buyers, what they are involved in. */
export async function viewDashboard(
  ctx: Ctx,
  actor: Actor,
  { whose }: Input<typeof contract>,
): Promise<Dashboard> {
  const scope = { actor, now: new Date(), whose }
  if (isManager(actor)) return staffs(ctx, scope)
  if (!isDealer(actor)) return { role: 'client', ...(await buyers(ctx, scope)) }
  const everyones = { ...scope, whose: 'all' as const }
  const [buyer, { clients, sums }, { wonThisMonth, ...outcome }] = await Promise.all([
    buyers(ctx, scope),
    clientsOfDealer(ctx.db, scope),
    outcomeOf(ctx.db, everyones),
  ])
  return { role: 'dealer', ...buyer, clients, sums: { ...sums, wonThisMonth }, outcome }
}

/** Only today's bids are narrowed: everything else is the reader's own, no matter whose bids they look at. */
async function buyers(
  { db, company, lotSearch }: Omit<Ctx, 'lateFeeds' | 'ratesFailingSince'>,
  scope: Scope,
) {
  const { actor, now } = scope
  const everyones = { ...scope, whose: 'all' as const }
  const [balanceInfo, used, today, next, results, shipments, papers, accountPapers, chats, favorites] =
    await Promise.all([
      balanceOf(db, actor.userId, company.bidStep),
      usedToday(db, actor.userId, now),
      bidsOfToday(db, scope),
      bidsOfNextDays(db, scope),
      recentResults(db, everyones),
      shipmentsOf(db, actor),
      papersWantedOf(db, actor.userId, documentRules(company)),
      accountPapersOf(db, actor.userId, now),
      waitingChats(db, everyones),
      nextFavorites(db, actor, now),
    ])
  const searches = await latestSearches({ db, lotSearch }, actor, now)
  const deposit = await viewerDeposit({ db, company }, actor, now)
  return {
    balanceInfo,
    deposit,
    used,
    today,
    next,
    results: results.rows,
    shipments,
    papers,
    accountPapers,
    chats,
    searches,
    favorites,
  }
}

async function staffs({ db, ...ctx }: Ctx, scope: Scope): Promise<Dashboard> {
  const next = await nextLotAt(db, scope)
  const hallsDay = await dayOfHalls(db, scope, next)
  const [
    fresh,
    lastHour,
    chats,
    unpriced,
    translations,
    newOrders,
    overLimit,
    endingPapers,
    halls,
    deposits,
    differences,
    lateFeeds,
    ratesFailingSince,
  ] = await Promise.all([
    newBids(db, scope),
    bidsOfLastHour(db, scope),
    waitingChats(db, scope),
    winsWithoutPrice(db, scope),
    waitingTranslations(db, scope.now),
    countNewOrders(db),
    countOverLimit(db, scope),
    countEndingPapers(db, scope.whose === 'all' ? null : scope.actor.userId, scope.now),
    hallsOfDay(db, scope, hallsDay),
    depositsAtDesk(db, scope),
    ledgerDifferences(db),
    hasControl(scope.actor.permission, 'feedsPage') ? ctx.lateFeeds(scope.now) : [],
    hasControl(scope.actor.permission, 'companyPages') ? ctx.ratesFailingSince() : null,
  ])
  return {
    role: 'manager',
    newBids: fresh,
    lastHour: { ...lastHour, next },
    chats,
    unpriced,
    translations,
    newOrders,
    deposits,
    overLimit,
    endingPapers,
    ledgerDifferences: differences,
    lateFeeds,
    ratesFailingSince,
    hallsDay,
    halls,
  }
}

import type * as contracts from '@seriba/contracts/clients'
import type { Input, Output } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { overridesOf } from '@seriba/domain/clients/client-flags'
import { overriddenBy } from '@seriba/server-account/overridden-by'
import { actorOf } from '@seriba/server-account/session'
import { type ListFilter, noFilter } from '@seriba/server-bids/bid-list.query'
import { countBids } from '@seriba/server-bids/bid-list.repository'
import { currentTermsVersion } from '@seriba/server-company/page-versions.repository'
import { balanceOf } from '@seriba/server-credit/credit'
import type { AppContext } from '@seriba/server-kit/context'
import { heldDeposit, mapDeposit, waitingDeposit } from '@seriba/server-money/deposits.repository'
import { ledgerSums } from '@seriba/server-money/payments.repository'
import { bidsPlacedToday } from './client.repository.ts'
import { countsOfClient } from './client-counts.repository.ts'
import { findVisibleClient } from './find-visible-client.ts'
import { openAffairs } from './privacy/open-affairs.ts'

/** A client's details, how much they may still bid, and how many bids they have. */
export async function viewClient(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  actor: Actor,
  { id }: Input<typeof contracts.viewClient>,
): Promise<Output<typeof contracts.viewClient>> {
  const client = await findVisibleClient(db, id)
  const now = new Date()
  const scope = { actor, mode: 'bid-manager', tab: 'all', now } as const
  const [balanceInfo, counts, placedToday, all, inForce, { received }, waiting, held, affairs] =
    await Promise.all([
      balanceOf(db, client.id, company.bidStep),
      countBids(db, scope, bidsOf(client.id)),
      bidsPlacedToday(db, client.id, now),
      countsOfClient(db, client.id, now),
      currentTermsVersion(db, company),
      ledgerSums(db, client.id),
      waitingDeposit(db, client.id, now),
      heldDeposit(db, client.id),
      openAffairs(db, client.id),
    ])
  const overrides = overridesOf(client.permissions)
  const countWhere = (archived: boolean) =>
    counts.filter((row) => row.archived === archived).reduce((sum, { matching }) => sum + matching, 0)
  return {
    detail: {
      userId: client.id,
      fullName: client.full_name,
      roleId: client.role_id,
      company: client.company,
      countryId: client.country_id,
      city: client.city,
      address: client.address,
      email: client.email,
      mobile: client.mobile,
      officePhone: client.office_phone,
      messengerNumber: client.messenger_number,
      port: client.port,
      language: client.language,
      bidEmailNotify: client.bid_email_notify,
      shortCode: client.short_code,
      managerId: client.manager_id,
      manager: client.manager,
      dealerId: client.dealer_id,
      dealer: client.dealer,
      createdAt: client.created_at,
      lastLogin: client.last_login,
      notes: client.notes,
      biddingAllowed: actorOf(client).permission.biddingAllowed,
      twoStepSince: client.two_step_since,
      terms: { agreed: client.terms_agreed_at, version: client.terms_version, inForce },
    },
    balanceInfo,
    deposit: {
      amount: company.depositAmount,
      received,
      waiting: waiting ? mapDeposit(waiting) : null,
      held: held ?? null,
    },
    bids: { live: countWhere(false), archived: countWhere(true) },
    deletion: { asked: client.deletion_asked_at, ...affairs },
    today: { bids: placedToday, uss: all.uss },
    online: all.online,
    lastBid: all.last_bid,
    counts: {
      purchases: all.purchases,
      ledger: all.ledger,
      sessions: all.sessions,
      changes: all.changes,
    },
    overrides,
    overriddenBy: await overriddenBy(db, client.id, Object.keys(overrides)),
  }
}

const bidsOf = (clientId: number): ListFilter => ({ ...noFilter, clients: [clientId] })

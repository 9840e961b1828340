import type * as contracts from '@seriba/contracts/clients'
import type { Input, Output } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { actorOf } from '../account/session.ts'
import type { ListFilter } from '../bids/bid-list.query.ts'
import { countBids } from '../bids/bid-list.repository.ts'
import { isClientKind } from '../bids/clients.repository.ts'
import { balanceOf } from '../bids/credit.ts'
import type { AppContext } from '../context.ts'
import { notFound } from '../lib/refusal.ts'
import { readClient } from './client.repository.ts'

/** Who a client is, what he may still bid, and how many bids he has. */
export async function viewClient(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  actor: Actor,
  { id }: Input<typeof contracts.viewClient>,
): Promise<Output<typeof contracts.viewClient>> {
  const client = await readClient(db, id)
  if (!client || !isClientKind(client)) return notFound('client_not_found')
  const scope = { actor, mode: 'bid-manager', tab: 'all', now: new Date() } as const
  const [balanceInfo, counts] = await Promise.all([
    balanceOf(db, client.id, company.bidStep),
    countBids(db, scope, bidsOf(client.id)),
  ])
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
      manager: client.manager,
      dealer: client.dealer,
      createdAt: client.created_at,
      lastLogin: client.last_login,
      notes: client.notes,
      biddingAllowed: actorOf(client).permission.biddingAllowed,
      twoStepSince: client.two_step_since,
    },
    balanceInfo,
    bids: { live: countWhere(false), archived: countWhere(true) },
  }
}

const bidsOf = (clientId: number): ListFilter => ({
  from: null,
  to: null,
  auctions: [],
  clients: [clientId],
  lotNos: null,
})

import type * as contracts from '@seriba/contracts/bids'
import type { Input, Output } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { sql } from 'kysely'
import type { AppContext } from '../context.ts'
import { notFound } from '../lib/refusal.ts'
import { biddingClient } from './bidding-client.ts'
import { allowanceFor } from './credit.ts'

/** The most that may be bid on a lot, alone or in a group. */
export async function bidAllowance(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  actor: Actor,
  { carId, bidGroup, userId }: Input<typeof contracts.bidAllowance>,
): Promise<Output<typeof contracts.bidAllowance>> {
  const clientId = await biddingClient(db, actor, userId)
  const lot = await db
    .selectFrom('lots')
    .select('id')
    .where('id', '=', sql<number>`${carId}::bigint`)
    .executeTakeFirst()
  if (!lot) return notFound('lot_not_found')
  return allowanceFor(db, { clientId, lotId: carId, groupNumber: bidGroup, step: company.bidStep })
}

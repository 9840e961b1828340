import type * as contracts from '@seriba/contracts/bids'
import type { Input, Output } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { countedAllowance } from '@seriba/domain/bids/credit'
import { type LotKind, lotTypeOfKind } from '@seriba/domain/lots/page-types'
import { allowanceFor } from '@seriba/server-credit/credit'
import type { AppContext } from '@seriba/server-kit/context'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { biddingClient } from './bidding-client.ts'
import { placementWarnings } from './placement-warnings.ts'

/** The highest possible bid on a lot, alone or in a group, and what speaks against it. */
export async function bidAllowance(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  actor: Actor,
  { carId, bidGroup, userId }: Input<typeof contracts.bidAllowance>,
): Promise<Output<typeof contracts.bidAllowance>> {
  const clientId = await biddingClient(db, actor, userId)
  const bid = { clientId, lotId: carId, groupNumber: bidGroup }
  const warnings = await placementWarnings(db, bid)
  const allowance = await allowanceOn(db, bid, company.countOverbidAllowance)
  return { ...(await allowanceFor(db, { ...bid, step: company.bidStep, allowance })), warnings }
}

/** What a bid on the lot will hold in addition to its amount. */
export async function allowanceOn(
  db: Db | Tx,
  { clientId, lotId }: { clientId: number; lotId: string },
  counts: boolean,
) {
  if (!counts) return 0
  const { rows } = await sql<{ kind: LotKind; ofHall: number | null; agreed: number | null }>`
    select l.kind, h.overbid_allowance as "ofHall", own.adjustment_price as agreed
    from lots l
    left join halls h on h.name = l.auction
    left join bids own on own.lot_id = l.id and own.client_id = ${clientId}::bigint and own.status in (1, 2)
    where l.id = ${lotId}::bigint`.execute(db)
  const [lot] = rows
  return lot
    ? countedAllowance(counts, {
        lotType: lotTypeOfKind[lot.kind],
        agreed: lot.agreed ?? 0,
        ofHall: lot.ofHall,
      })
    : 0
}

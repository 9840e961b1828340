import type { Input, Output } from '@seriba/contracts/contract'
import type { askForSheet as contract, viewSheetAlert as viewContract } from '@seriba/contracts/sheets'
import type { Actor } from '@seriba/domain/access/actor'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { mistakeLimits } from '@seriba/domain/lots/sheet/sheet-mistake'
import { assertCanView } from '@seriba/server-catalogue/page-access'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** Whether somebody will be notified when a lot's sheet arrives. */
export async function viewSheetAlert(
  { db }: { db: Db },
  actor: Actor,
  asked: Input<typeof viewContract>,
): Promise<Output<typeof viewContract>> {
  const { id } = await lotOf(db, actor, asked)
  const row = await db
    .selectFrom('sheet_alerts')
    .select('lot_id')
    .where('lot_id', '=', id)
    .where('client_id', '=', actor.userId)
    .executeTakeFirst()
  return { on: row !== undefined }
}

/** Requests the notification, or cancels it; for an existing sheet, nobody is notified. */
export function askForSheet(
  { db }: { db: Db },
  actor: Actor,
  { on, ...asked }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  return withTransaction({ db }, async (tx) => {
    const { id, auction_sheet } = await lotOf(tx, actor, asked)
    if (!on || auction_sheet !== null) {
      await tx
        .deleteFrom('sheet_alerts')
        .where('lot_id', '=', id)
        .where('client_id', '=', actor.userId)
        .execute()
      return { on: false }
    }
    const row = await tx
      .insertInto('sheet_alerts')
      .values({ lot_id: id, client_id: actor.userId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('lot_id')
      .executeTakeFirst()
    if (row) await assertWithinLimit(tx, actor)
    return { on: true }
  })
}

async function lotOf(db: Db | Tx, actor: Actor, { pageType, id }: { pageType: PageType; id: string }) {
  assertCanView(actor, pageType)
  const lot = await db
    .selectFrom('lots')
    .select(['id', 'kind', 'auction_sheet'])
    .where('id', '=', Number(id))
    .executeTakeFirst()
  return lot?.kind === pageTypes[pageType].kind ? lot : notFound('lot_not_found')
}

async function assertWithinLimit(tx: Tx, { userId }: Actor) {
  const { rows } = await sql<{ count: number }>`
    select count(*) from sheet_alerts
    where client_id = ${userId} and asked_at > now() - interval '1 day'`.execute(tx)
  if ((rows[0]?.count ?? 0) > mistakeLimits.aDay) throw new ApiError('daily_limit')
}

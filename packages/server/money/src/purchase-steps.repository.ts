import type { PurchaseStatus } from '@seriba/domain/money/purchase-status'
import type { Tx } from '@seriba/server-kit/db'

type Step = {
  status: PurchaseStatus
  leftFrom: PurchaseStatus
  /** Null if the system itself moves it. */
  by: number | null
}

/** Moves a purchase to a status, and records when and by whom. */
export async function moveTo(tx: Tx, id: number, { status, leftFrom, by }: Step) {
  const { status_at, ...row } = await tx
    .updateTable('purchases')
    .set({ status, left_from: leftFrom, status_at: new Date() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordStep(tx, id, { status, by, at: status_at })
  return { ...row, status_at }
}

export const recordStep = (
  tx: Tx,
  purchaseId: number,
  { status, by, at }: Pick<Step, 'status' | 'by'> & { at: Date | string },
) => tx.insertInto('purchase_steps').values({ purchase_id: purchaseId, status, by, at }).execute()

import type { Input, Output } from '@seriba/contracts/contract'
import type { updateStatusMany as contract } from '@seriba/contracts/purchases'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import type { Recorder } from '@seriba/server-money/record-payment'
import { updatePurchaseStatus } from '@seriba/server-money/update-purchase-status'

/** What was done to some purchases, and why not to the others. */
export type Moved = Output<typeof contract>

/**
 * Does the same to several purchases, each in its own transaction, so that one that fails does not hold up the others.
 */
export async function forEachPurchase(
  ids: readonly number[],
  act: (id: number) => Promise<void>,
): Promise<Moved> {
  const done: Moved = { moved: [], skipped: [] }
  for (const id of new Set(ids)) {
    try {
      await act(id)
      done.moved.push(id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      done.skipped.push({ id, code: error.code })
    }
  }
  return done
}

/** Moves purchases one step forward. */
export const updateStatusMany = (
  ctx: Pick<AppContext, 'db' | 'config'>,
  by: Recorder,
  { ids, status }: Input<typeof contract>,
): Promise<Moved> =>
  forEachPurchase(ids, (id) =>
    updatePurchaseStatus(ctx, by, { id, status, reason: '', notify: true, onlyNext: true }),
  )

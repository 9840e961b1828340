import type { Actor } from '@seriba/domain/access/actor'
import type { LedgerPurpose } from '@seriba/domain/money/ledger-purpose'
import type { PaymentType } from '@seriba/domain/money/payment-types'
import { startOfJstDay } from '@seriba/domain/time/jst'
import type { Tx } from '@seriba/server-kit/db'
import { chunksOf, type StoredImport } from '../imports.repository.ts'

type Entry = {
  userId: number
  type: PaymentType
  purpose: Extract<LedgerPurpose, 'opening' | 'charge'>
  /** In yen: received is positive, charged is negative. */
  amount: number
  description: string
  /** A Japanese day. */
  day: string
  purchaseId?: number
}

/** Enters the past as the import states it, and returns the numbers of the lines in the same order. */
export async function insertEntries(
  tx: Tx,
  { id: importId }: StoredImport,
  entries: readonly Entry[],
  actor: Actor,
): Promise<number[]> {
  const ids: number[] = []
  for (const chunk of chunksOf(entries)) {
    const rows = await tx
      .insertInto('ledger')
      .values(
        chunk.map(({ userId, type, purpose, amount, description, day, purchaseId }) => ({
          user_id: userId,
          type,
          purpose,
          amount,
          description,
          method: 'adjustment',
          purchase_id: purchaseId ?? null,
          created_by: actor.userId,
          at: startOfJstDay(day),
        })),
      )
      .returning('id')
      .execute()
    await tx
      .insertInto('imported_entries')
      .values(rows.map(({ id }) => ({ ledger_id: id, import_id: importId })))
      .execute()
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

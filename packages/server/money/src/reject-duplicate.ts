import { swiftNumber } from '@seriba/domain/money/swift-number'
import { addDays, startOfJstDay } from '@seriba/domain/time/jst'
import { ApiError } from '@seriba/server-kit/api-error'
import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { canPay } from './allocations.repository.ts'

type Entry = {
  userId: number
  type: string
  amount: number
  description: string
  /** A Japanese day. */
  day: string
}

/**
 * Refuses money that looks like a duplicate: from this client by amount and day, or from anybody by its SWIFT number.
 */
export async function rejectDuplicate(tx: Tx, { userId, type, amount, description, day }: Entry) {
  if (type !== 'Remittances') return
  const swift = swiftNumber(description)
  const { rows } = await sql<{ id: number }>`
    select l.id from ledger l
    where l.user_id = ${userId} and l.amount = ${amount} and ${canPay}
      and l.at >= ${startOfJstDay(day)} and l.at < ${startOfJstDay(addDays(day, 1))}
    union all
    select l.id from ledger l
    where ${swift}::text is not null and l.type = 'Remittances' and ${canPay}
      and upper(substring(l.description from '(?i)swift[^a-z0-9]{0,3}([a-z0-9-]{6,34})')) = ${swift}
    limit 1`.execute(tx)
  const [alike] = rows
  if (alike) throw new ApiError('payment_alike', { detail: { id: alike.id } })
}

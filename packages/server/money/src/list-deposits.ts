import type { Input, Output } from '@seriba/contracts/contract'
import type { listDeposits as contract, DeskDeposit } from '@seriba/contracts/deposits'
import { type DepositState, depositStates } from '@seriba/domain/money/deposit'
import { type PaymentMethod, paymentMethods } from '@seriba/domain/money/payment-methods'
import type { AppContext } from '@seriba/server-kit/context'
import { sql } from 'kysely'
import { likePattern } from './like-pattern.ts'

type Row = Omit<DeskDeposit, 'client'> & { clientId: number; clientName: string; found: number }

/** The domain's `depositState`, for a deposit `d`. */
const stateAt = (now: Date) => sql<DepositState>`
  case when d.ledger_id is not null then 'received' when d.failed_at is not null then 'failed'
    when d.expires_at <= ${now} then 'expired' else 'pending' end`

/** An announced deposit may be paid in another way; old lines have their own wording. */
const methodOf = sql<PaymentMethod>`
  case when l.method = any(${[...paymentMethods]}) then l.method else d.method end`

/** All clients' deposits, newest first. */
export async function listDeposits(
  { db }: Pick<AppContext, 'db'>,
  { state, search = '', page, pageSize }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const now = new Date()
  const asked = search.trim()
  const { rows } = await sql<Row>`
    select d.id, ${methodOf} as method, d.amount, d.reference, d.created_at as "createdAt", d.expires_at as "expiresAt",
      ${stateAt(now)} as state, d.failed_reason as "failedReason", d.reminded_at as "remindedAt",
      d.ledger_id as "ledgerId", l.amount as received, c.id as "clientId", c.full_name as "clientName",
      count(*) over () as found
    from deposits d
    join users c on c.id = d.user_id
    left join ledger l on l.id = d.ledger_id
    where (${state ?? null}::text is null or ${stateAt(now)} = ${state ?? null})
      and (${asked} = '' or concat_ws(' ', d.reference, c.full_name, c.id) ilike ${likePattern(asked)})
    order by d.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  const counted = await sql<{ state: DepositState; count: number }>`
    select ${stateAt(now)} as state, count(*) as count from deposits d group by 1`.execute(db)
  const counts = Object.fromEntries(
    depositStates.map((name) => [name, counted.rows.find((row) => row.state === name)?.count ?? 0]),
  ) as Record<DepositState, number>
  const total = depositStates.reduce((sum, name) => sum + counts[name], 0)
  return {
    deposits: rows.map(({ clientId: id, clientName: name, found, ...deposit }) => ({
      ...deposit,
      client: { id, name },
    })),
    counts,
    pageInfo: { page, pageSize, totalSearchResults: rows[0]?.found ?? 0, totalResults: total },
  }
}

import type { Input, Output } from '@seriba/contracts/contract'
import type { listInvoices as contract, InvoiceRow } from '@seriba/contracts/invoices'
import { invoiceState } from '@seriba/domain/money/invoice'
import { jstDay } from '@seriba/domain/time/jst'
import type { AppContext } from '@seriba/server-kit/context'
import { sql } from 'kysely'
import { likePattern } from '../like-pattern.ts'
import { invoiceOutdated, purchaseCanceled } from '../purchase-dues.ts'

type Row = Omit<InvoiceRow, 'state' | 'client'> & {
  clientId: number
  clientName: string
  found: number
  due: number
}

/** Valid invoices that are unpaid, or no longer say what is owed, earliest due first. */
export async function listInvoices(
  { db }: Pick<AppContext, 'db'>,
  { search = '', clientId, page, pageSize }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const asked = search.trim()
  const { rows } = await sql<Row>`
    with open as (
      select i.id, i.number, i.issued_at as "issuedAt", i.due_on as "dueOn", i.total,
        greatest(least(paid.amount, i.total), 0) as paid, ${invoiceOutdated} as "isOutdated", p.id as "purchaseId", p.sku, i.facts->>'car' as car,
        c.id as "clientId", c.full_name as "clientName"
      from invoices i
      join purchases p on p.id = i.purchase_id
      join users c on c.id = p.client_id
      cross join lateral (
        select coalesce(sum(amount), 0)::bigint as amount from allocations a where a.purchase_id = p.id
      ) paid
      where not exists (select from invoices n where n.replaces = i.id) and not ${purchaseCanceled}
        and (paid.amount < i.total or ${invoiceOutdated})
        and (${asked} = '' or concat_ws(' ', i.number, p.sku, c.full_name, c.id) ilike ${likePattern(asked)})
        and (${clientId ?? null}::bigint is null or c.id = ${clientId ?? null}::bigint)
    )
    select *, count(*) over () as found, sum(greatest(total, 0) - paid) over ()::bigint as due
    from open order by "dueOn", id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  const today = jstDay(new Date())
  const found = rows[0]?.found ?? 0
  return {
    invoices: rows.map(({ clientId: id, clientName: name, found, due, ...row }) => ({
      ...row,
      client: { id, name },
      state: invoiceState({ ...row, isReplaced: false, isWithdrawn: false }, today),
    })),
    due: rows[0]?.due ?? 0,
    pageInfo: { page, pageSize, totalSearchResults: found, totalResults: found },
  }
}

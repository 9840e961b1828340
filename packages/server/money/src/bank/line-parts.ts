import type { BankLine } from '@seriba/contracts/bank-files'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

type Part = BankLine['parts'][number] & { lineId: number }

/** Ledger lines entered from a bank file’s lines, first one first. */
export async function partsOfLines(db: Db | Tx, lines: readonly number[]): Promise<Part[]> {
  const { rows } = await sql<{ lineId: number; ledgerId: number; amount: number; id: number; name: string }>`
    with entered as (
      select line_id, ledger_id from bank_line_parts where line_id = any(${lines}::bigint[])
      union all
      select id, ledger_id from bank_lines where id = any(${lines}::bigint[]) and ledger_id is not null
    )
    select e.line_id as "lineId", l.id as "ledgerId", l.amount, u.id, u.full_name as name
    from entered e join ledger l on l.id = e.ledger_id join users u on u.id = l.user_id
    order by l.id`.execute(db)
  return rows.map(({ id, name, ...part }) => ({ ...part, client: { id, name } }))
}

/** Yen of a line that nobody has entered. */
export async function leftOfLine(tx: Tx, { id, amount }: { id: number; amount: number }): Promise<number> {
  const parts = await partsOfLines(tx, [id])
  return amount - parts.reduce((sum, part) => sum + part.amount, 0)
}

/** The payment that completes a line is stored in the line itself, so it is open as long as something is left. */
export async function addPart(tx: Tx, lineId: number, ledgerId: number, isLast: boolean) {
  if (isLast)
    await tx.updateTable('bank_lines').set({ ledger_id: ledgerId }).where('id', '=', lineId).execute()
  else await tx.insertInto('bank_line_parts').values({ line_id: lineId, ledger_id: ledgerId }).execute()
}

const toDecide = { ledger_id: null, set_aside_at: null }

/** A payment was reversed: that much of its line is open again, even if the rest of it was set aside. */
export async function removePart(tx: Tx, ledgerId: number) {
  await tx.updateTable('bank_lines').set(toDecide).where('ledger_id', '=', ledgerId).execute()
  const part = await tx
    .deleteFrom('bank_line_parts')
    .where('ledger_id', '=', ledgerId)
    .returning('line_id')
    .executeTakeFirst()
  if (!part) return
  const line = await tx
    .selectFrom('bank_lines')
    .select('ledger_id')
    .where('id', '=', part.line_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await tx.updateTable('bank_lines').set(toDecide).where('id', '=', part.line_id).execute()
  if (line.ledger_id !== null) await addPart(tx, part.line_id, line.ledger_id, false)
}

/** A payment was moved to another client: the bank line now refers to the payment there. */
export async function replacePart(tx: Tx, from: number, to: number) {
  await tx.updateTable('bank_lines').set({ ledger_id: to }).where('ledger_id', '=', from).execute()
  await tx.updateTable('bank_line_parts').set({ ledger_id: to }).where('ledger_id', '=', from).execute()
}

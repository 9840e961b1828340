import type { PaymentFile } from '@seriba/contracts/payment-files'
import { type Actor, isManager } from '@seriba/domain/access/actor'
import type { DocumentExtension } from '@seriba/domain/purchases/documents'
import { notFound } from '@seriba/server-kit/api-error'
import type { Db, Tx } from '@seriba/server-kit/db'
import type { Kept } from '@seriba/server-kit/files/files'
import { type RawBuilder, sql } from 'kysely'
import { fileLinks } from './file-link.ts'

/** For a ledger line `l`: staff see everybody’s, others their own. */
const seenBy = (actor: Actor): RawBuilder<boolean> =>
  isManager(actor) ? sql`true` : sql`l.user_id = ${actor.userId}`

export type PaymentWithFiles = { id: number; userId: number }

/** A line that the actor may see; for others it does not exist. Charges of purchases have documents of their own. */
export async function visiblePayment(db: Db | Tx, actor: Actor, id: number): Promise<PaymentWithFiles> {
  const { rows } = await sql<PaymentWithFiles>`
    select l.id, l.user_id as "userId" from ledger l
    where l.id = ${id}::bigint and l.type <> 'CarPurchase' and ${seenBy(actor)}`.execute(db)
  return rows[0] ?? notFound()
}

/** A payment's receipts, first one first. */
export async function filesOf(
  db: Db,
  actor: Actor,
  { id, secret }: { id: number; secret: string },
): Promise<PaymentFile[]> {
  const payment = await visiblePayment(db, actor, id)
  const { rows } = await sql<Omit<PaymentFile, 'path'>>`
    select f.id, f.name, f.size, f.at, u.full_name as by
    from payment_files f left join users u on u.id = f.by
    where f.ledger_id = ${payment.id} and f.deleted_at is null
    order by f.id`.execute(db)
  const linkTo = fileLinks(actor.userId, secret, new Date())
  return rows.map((file) => ({ ...file, path: linkTo(file) }))
}

/** Where a file's bytes are, if the actor can still see its payment. */
export async function findFile(db: Db, actor: Actor, id: number) {
  const { rows } = await sql<{ name: string; extension: DocumentExtension } & Kept>`
    select f.name, f.extension, f.body, f.object_key from payment_files f join ledger l on l.id = f.ledger_id
    where f.id = ${id}::bigint and f.deleted_at is null and ${seenBy(actor)}`.execute(db)
  return rows[0]
}

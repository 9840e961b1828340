import type { PurchaseDocument } from '@seriba/contracts/purchase-view'
import { type Actor, isManager } from '@seriba/domain/access/actor'
import type { DocumentExtension } from '@seriba/domain/purchases/documents'
import type { Db, Tx } from '@seriba/server-kit/db'
import type { Kept } from '@seriba/server-kit/files/files'
import { type RawBuilder, sql } from 'kysely'
import { documentLinks } from './document-link.ts'

/** Document links work only for the person they were made for. */
export type Reader = { reader: Actor; secret: string }

type Row = Omit<PurchaseDocument, 'by' | 'checked' | 'path'> & {
  byClient: boolean
  checkedAt: string | null
  checkedBy: string | null
}

/** Clients see what they sent and what staff show them. */
const shownTo = (actor: Actor): RawBuilder<boolean> =>
  isManager(actor) ? sql`true` : sql`(d.by_client or d.visible)`

const rows = (where: RawBuilder<unknown>) => sql<Row>`
  select d.id, d.type, d.name, d.size, d.by_client as "byClient", u.full_name as sender, d.visible, d.state, d.reason,
    d.checked_at as "checkedAt", c.full_name as "checkedBy", d.at
  from purchase_documents d
  left join users u on u.id = d.by
  left join users c on c.id = d.checked_by
  where d.deleted_at is null and ${where}
  order by d.id`

function mapWith({ reader, secret }: Reader) {
  const linkTo = documentLinks(reader.userId, secret, new Date())
  return ({ byClient, checkedAt, checkedBy, ...row }: Row): PurchaseDocument => ({
    ...row,
    by: byClient ? 'client' : 'staff',
    checked: checkedAt === null ? null : { by: checkedBy, at: checkedAt },
    path: linkTo(row),
  })
}

/** A purchase's documents that a reader may see, the oldest first. */
export async function listDocuments(db: Db, purchaseId: number, to: Reader): Promise<PurchaseDocument[]> {
  const found = await rows(sql`d.purchase_id = ${purchaseId} and ${shownTo(to.reader)}`).execute(db)
  return found.rows.map(mapWith(to))
}

export async function findDocument(db: Db | Tx, purchaseId: number, id: number, to: Reader) {
  const { rows: found } = await rows(
    sql`d.purchase_id = ${purchaseId} and d.id = ${id}::bigint and ${shownTo(to.reader)}`,
  ).execute(db)
  return found.map(mapWith(to))[0]
}

/** Where the bytes are, with the purchase that they belong to. */
export async function readDocument(db: Db, actor: Actor, id: number) {
  const { rows: found } = await sql<
    { purchaseId: number; name: string; extension: DocumentExtension } & Kept
  >`
    select d.purchase_id as "purchaseId", d.name, d.extension, d.body, d.object_key from purchase_documents d
    where d.id = ${id}::bigint and d.deleted_at is null and ${shownTo(actor)}`.execute(db)
  return found[0]
}

import type { ClientPaper } from '@seriba/contracts/client-papers'
import type { PaperType } from '@seriba/domain/clients/paper-types'
import type { PaperContentType, PaperState } from '@seriba/domain/clients/papers'
import { notFound } from '@seriba/server-kit/api-error'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { isCurrentPaper } from './ending-papers.ts'

type PaperRow = {
  id: number
  type: PaperType
  name: string
  content_type: PaperContentType
  size: number
  at: string
  by_client: boolean
  state: PaperState
  note: string | null
  valid_until: string | null
  reviewed_by: string | null
  reviewed_at: string | null
}

/** A client's documents, the latest first, without their bytes. */
export async function papersOf(
  db: Db,
  clientId: number,
  linkTo: (id: number) => string,
): Promise<ClientPaper[]> {
  const { rows } = await sql<PaperRow>`
    select p.id, p.type, p.name, p.content_type, p.size, p.at, p.uploaded_by = p.client_id as by_client, p.state,
      p.note, p.valid_until::text as valid_until, r.full_name as reviewed_by, p.reviewed_at
    from client_papers p left join users r on r.id = p.reviewed_by
    where p.client_id = ${clientId}::bigint and p.deleted_at is null
    order by p.id desc`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    name: row.name,
    contentType: row.content_type,
    size: row.size,
    at: row.at,
    byClient: row.by_client ?? false,
    state: row.state,
    note: row.note,
    validUntil: row.valid_until,
    reviewedBy: row.reviewed_by,
    reviewedAt: row.reviewed_at,
    url: linkTo(row.id),
  }))
}

/** What a client was asked for and has not sent since. */
export async function requestsTo(db: Db, clientId: number, now = new Date()) {
  const { rows } = await sql<{ type: PaperType; words: string; dueOn: string | null; askedAt: string }>`
    select q.type, q.words, q.due_on::text as "dueOn", q.asked_at as "askedAt"
    from client_paper_requests q
    where q.client_id = ${clientId}::bigint and not exists (
      select from client_papers p
      where p.client_id = q.client_id and p.type = q.type and p.at >= q.asked_at
        and ${isCurrentPaper(now)}
    )
    order by q.asked_at desc`.execute(db)
  return rows
}

/** A client's document, locked against changes until the transaction ends. */
export async function lockPaper(tx: Tx, clientId: number, paperId: number) {
  const paper = await tx
    .selectFrom('client_papers')
    .select(['id', 'type', 'name', 'state', 'note', sql<string | null>`valid_until::text`.as('validUntil')])
    .where('client_id', '=', clientId)
    .where('id', '=', sql<number>`${paperId}::bigint`)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return paper ?? notFound('paper_not_found')
}

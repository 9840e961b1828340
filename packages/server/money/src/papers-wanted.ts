import type { PurchaseStatus } from '@seriba/domain/money/purchase-status'
import {
  clientsOwnTypes,
  type DocumentRules,
  type DocumentState,
  type DocumentType,
  documentsToSend,
  isFromClient,
} from '@seriba/domain/purchases/documents'
import { overStatuses, purchaseNeeds } from '@seriba/domain/purchases/needs'
import type { Db, Tx } from '@seriba/server-kit/db-types'
import { type RawBuilder, sql } from 'kysely'

export type WantedPaper = DocumentType | 'consignee'
export type PapersWanted = { id: number; title: string; what: WantedPaper[] }

type Row = {
  id: number
  title: string
  status: PurchaseStatus
  hasConsignee: boolean
  asked: WantedPaper[]
  papers: {
    type: DocumentType
    by: 'client' | 'staff'
    visible: boolean
    state: DocumentState
    reason: string | null
  }[]
}

/** For a request by staff (`w`): nothing has arrived since, or it was removed again. */
export const stillWanted = sql<boolean>`not exists (
  select from purchase_documents d
  where d.purchase_id = w.purchase_id and d.type = w.what and d.deleted_at is null and d.at >= w.asked_at
    and (d.by_client or (d.visible and d.type = any(${[...clientsOwnTypes]}::text[])))
)`

/** What a client still has to send for their purchases: by the company's rules, requested by staff, or refused. */
export const papersWantedOf = (db: Db, clientId: number, rules: DocumentRules) =>
  papersWanted(db, sql`p.client_id = ${clientId}`, rules)

export async function papersWantedFor(
  tx: Tx,
  purchaseId: number,
  rules: DocumentRules,
): Promise<WantedPaper[]> {
  const [wanted] = await papersWanted(tx, sql`p.id = ${purchaseId}`, rules)
  return wanted?.what ?? []
}

async function papersWanted(
  db: Db | Tx,
  which: RawBuilder<unknown>,
  rules: DocumentRules,
): Promise<PapersWanted[]> {
  const { rows } = await sql<Row>`
    select p.id, concat_ws(' ', p.lot->>'maker', p.lot->>'model') as title, p.status,
      p.consignee_id is not null as "hasConsignee",
      array(
        select w.what from purchase_wants w where w.purchase_id = p.id and ${stillWanted} order by w.asked_at
      ) as asked,
      coalesce((
        select json_agg(json_build_object(
          'type', d.type, 'by', case when d.by_client then 'client' else 'staff' end, 'visible', d.visible,
          'state', d.state, 'reason', d.reason
        ) order by d.id)
        from purchase_documents d where d.purchase_id = p.id and d.deleted_at is null
      ), '[]') as papers
    from purchases p where ${which} and p.taken_back_at is null and (p.status is null or p.status <> all(${[...overStatuses]}::int[]))
    order by p.purchased_at, p.id`.execute(db)
  return rows
    .map(({ id, title, ...row }) => ({ id, title, what: whatOf(row, rules) }))
    .filter(({ what }) => what.length > 0)
}

function whatOf({ status, hasConsignee, asked, papers }: Omit<Row, 'id' | 'title'>, rules: DocumentRules) {
  const byRule = documentsToSend(
    status,
    papers.filter(isFromClient).map(({ type }) => type),
    rules,
  )
  const needs = purchaseNeeds({
    status,
    due: null,
    paid: 0,
    dueOn: null,
    hasConsignee,
    wanted: [...new Set([...asked, ...byRule])].map((what) => ({ what })),
    documents: papers,
  })
  return needs.flatMap((need): WantedPaper[] => {
    if (need.what === 'document') return [need.type]
    return need.what === 'consignee' && need.asked ? ['consignee'] : []
  })
}

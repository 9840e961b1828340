import type { viewBudget } from '@seriba/contracts/budget'
import type { Output } from '@seriba/contracts/contract'
import type { BudgetAnswer } from '@seriba/domain/bids/budget'
import { type LotKind, lotTypeOfKind } from '@seriba/domain/lots/page-types'
import { specificationOf } from '@seriba/domain/notifications/specification'
import { utc } from '@seriba/server-credit/budget'
import { lotFinished } from '@seriba/server-credit/lot-finished'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import type { EventFacts } from '../bid-event.ts'
import type { MailedLot } from '../bid-mail.ts'

type OnLot = { client_id: number; lot_id: number }

/** Ends all questions about a lot, and what was agreed about it. */
export async function endQuestions(tx: Tx, { client_id, lot_id }: OnLot) {
  await tx
    .updateTable('budget_questions')
    .set({ outcome: 'over', answered_at: sql<string>`coalesce(answered_at, now())` })
    .where('client_id', '=', client_id)
    .where('lot_id', '=', lot_id)
    .where((eb) => eb.or([eb('outcome', 'is', null), eb('outcome', '=', 'yes')]))
    .execute()
}

export type QuestionRow = MailedLot & {
  client_id: number
  client: string
  dealer_id: number | null
  email: string
  language: number
  lot_id: number
  kind: LotKind
  finished: boolean
  own: { id: number; status: EventFacts['status'] } | null
}

/** A question's recipient and subject; undefined if there is no such client or lot. */
export async function findAsked(
  tx: Tx,
  clientId: number,
  lotId: string,
  now: Date,
): Promise<QuestionRow | undefined> {
  const { rows } = await sql<QuestionRow>`
    select c.id as client_id, c.full_name as client, c.dealer_id, c.email, c.language, c.role_id,
      l.id as lot_id, l.kind, l.auction, l.lot_no, l.maker, l.model, l.year, l.grade, l.condition, l.mileage,
      l.images[1] as image, ${lotFinished(now)} as finished,
      (select json_build_object('id', b.id, 'status', b.status) from bids b where b.lot_id = l.id and b.client_id = c.id) as own
    from users c, lots l
    where c.id = ${clientId}::bigint and l.id = ${lotId}::bigint`.execute(tx)
  return rows[0]
}

/** What an event says about a question: for a lot without a bid, the bid's number is 0. */
export const questionFacts = (row: QuestionRow, amount: number): EventFacts => ({
  bidId: row.own?.id ?? 0,
  clientId: row.client_id,
  client: row.client,
  dealerId: null,
  status: row.own?.status ?? 1,
  lotType: lotTypeOfKind[row.kind],
  soldPrice: null,
  amount,
  lot: { ...row, id: row.lot_id },
})

export const findQuestion = (tx: Tx, questionId: number, clientId: number) =>
  tx
    .selectFrom('budget_questions')
    .select(['id', 'lot_id', 'amount', 'outcome'])
    .where('id', '=', sql<number>`${questionId}::bigint`)
    .where('client_id', '=', clientId)
    .executeTakeFirst()

export async function closeQuestion(tx: Tx, questionId: number, answer: BudgetAnswer, now: Date) {
  await tx
    .updateTable('budget_questions')
    .set({ outcome: answer, answered_at: now.toISOString() })
    .where('id', '=', questionId)
    .execute()
}

type Listed = Output<typeof viewBudget>['questions'][number]
type ListedRow = Omit<Listed, 'lotType' | 'name'> & {
  kind: LotKind
  maker: string
  model: string
  year: number | null
  grade: string
}

/** Questions a client still has to answer, oldest first; finished lots are left out. */
export async function openQuestions(db: Db, clientId: number, now: Date): Promise<Listed[]> {
  const { rows } = await sql<ListedRow>`
    select q.id, q.amount, q.note, 'asked' as state, ${utc(sql`q.asked_at`)} as "askedAt", null as "answeredAt",
      l.id::text as "lotId", l.kind, l.lot_no as "lotNo", l.auction as "auctionName", l.maker, l.model, l.year, l.grade,
      (select b.amount from bids b where b.lot_id = l.id and b.client_id = q.client_id and b.status in (1, 2)) as "ownBid"
    from budget_questions q join lots l on l.id = q.lot_id
    where q.client_id = ${clientId} and q.outcome is null and not ${lotFinished(now)}
    order by q.id`.execute(db)
  return rows.map(({ kind, maker, model, year, grade, ...question }) => ({
    ...question,
    lotType: lotTypeOfKind[kind],
    name: specificationOf({ maker, model, year, grade }),
  }))
}

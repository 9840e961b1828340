import type { TranslationTask } from '@seriba/contracts/translations'
import { roleIds } from '@seriba/domain/access/roles'
import type { LotKind } from '@seriba/domain/lots/page-types'
import { jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import {
  type SheetLanguage,
  type TranslationStatus,
  translationLimits,
} from '@seriba/domain/translations/translation'
import type { Db } from '@seriba/server-kit/db'
import { promisedNow } from '@seriba/server-sheets/promised-now'
import { type RawBuilder, sql } from 'kysely'
import { earlierAnswer } from './earlier-answer.ts'
import { filesOfAnswer, type NamedFile } from './translations.repository.ts'

type WithFiles<Said extends object> = Omit<Said, 'files'> & { files: NamedFile[] }

export type QueueRow = Omit<TranslationTask, 'type' | 'answer' | 'draft' | 'status'> & {
  kind: LotKind
  answer: WithFiles<NonNullable<TranslationTask['answer']>> | null
  draft: WithFiles<NonNullable<TranslationTask['draft']>> | null
}

type Asked = {
  status: TranslationStatus
  language?: SheetLanguage | undefined
  now: Date
  most?: number
}

const promise = promisedNow('l', 'r.promised_at', 'r.requested_at')
const waits = sql`bool_or(r.answer_id is null)`

/** Lots with a status. A lot waits while anybody who asked for it does. */
export async function translationQueue(
  db: Db,
  { status, language, now, most = translationLimits.listed }: Asked,
): Promise<QueueRow[]> {
  const isWaiting = status === 'waiting'
  const { rows } = await sql<QueueRow>`
    with asked as (
      select r.lot_id, max(r.answered_at) as answered_at,
        min(${promise}) filter (where r.answer_id is null) as promised_at,
        jsonb_agg(jsonb_build_object(
          'client', jsonb_build_object('id', c.id, 'name', c.full_name),
          'language', r.language, 'question', r.question,
          'requestedAt', ${instant('r.requested_at')}, 'promisedAt', ${instant(promise)},
          'answeredAt', ${instant('r.answered_at')}
        ) order by r.id) as requests
      from translation_requests r join users c on c.id = r.client_id join lots l on l.id = r.lot_id
      where (not ${isWaiting}::boolean or r.lot_id in (select lot_id from translation_requests where answer_id is null))
      group by r.lot_id
      having ${waits} = ${isWaiting}::boolean
        and (${language ?? null}::text is null or ${language ?? null}::text = any(array_agg(r.language)))
    )
    select l.id::text as "carId", l.kind, l.lot_no as "lotNo", l.auction as "auctionName",
      l.auction_at as "auctionDate", l.maker, l.model, l.grade, l.year, l.condition,
      l.auction_sheet as "auctionSheet", asked.requests, said.answer,
      earlier.answer as earlier, begun.draft, has.holder
    from asked join lots l on l.id = asked.lot_id
    left join lateral (
      select jsonb_build_object(
        'text_en', a.text_en, 'text_ru', a.text_ru, 'files', ${filesOfAnswer}, 'at', ${instant('a.at')}, 'by', u.full_name
      ) as answer
      from translation_answers a left join users u on u.id = a.answered_by
      where a.lot_id = l.id order by a.id desc limit 1
    ) said on true
    left join lateral (
      select jsonb_build_object(
        'text_en', a.text_en, 'text_ru', a.text_ru, 'files', ${filesOfAnswer}, 'version', a.version,
        'at', ${instant('a.written_at')}, 'by', jsonb_build_object('id', u.id, 'name', u.full_name)
      ) as draft
      from translation_drafts a join users u on u.id = a.written_by where a.lot_id = l.id
    ) begun on true
    left join lateral (
      select jsonb_build_object('id', u.id, 'name', u.full_name, 'since', ${instant('h.since')}) as holder
      from translation_holders h join users u on u.id = h.user_id
      where h.lot_id = l.id and u.role_id != ${roleIds.disabled}
    ) has on ${isWaiting}::boolean
    left join ${earlierAnswer} on true
    order by ${
      isWaiting
        ? sql`coalesce(l.auction_at < ${now}, false), asked.promised_at, l.auction_at nulls last`
        : sql`asked.answered_at desc`
    }, l.id
    limit ${most}`.execute(db)
  return rows
}

/** In the format of responses: inside JSON, no driver formats it. */
const instant = (of: string | RawBuilder<unknown>) =>
  sql`to_char(${typeof of === 'string' ? sql.ref(of) : of} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export async function countTranslations(db: Db): Promise<Record<TranslationStatus, number>> {
  const { rows } = await sql<Record<TranslationStatus, number>>`
    select count(*) filter (where waits) as waiting, count(*) filter (where not waits) as answered
    from (select ${waits} as waits from translation_requests r group by r.lot_id) lots`.execute(db)
  return rows[0] ?? { waiting: 0, answered: 0 }
}

/** Requests of the Japanese day; those still open when their lot was sold are late. */
export async function translationsOfDay(db: Db, now: Date) {
  const midnight = startOfJstDay(jstDay(now))
  const { rows } = await sql<{ answered: number; medianMinutes: number | null; late: number }>`
    select count(*) filter (where r.answered_at >= ${midnight}) as answered,
      (percentile_cont(0.5) within group (order by extract(epoch from r.answered_at - r.requested_at) / 60)
        filter (where r.answered_at >= ${midnight}))::integer as "medianMinutes",
      count(*) filter (
        where l.auction_at between ${midnight} and ${now} and coalesce(r.answered_at, ${now}) > l.auction_at
          and r.requested_at < l.auction_at
      ) as late
    from translation_requests r join lots l on l.id = r.lot_id
    where r.answered_at >= ${midnight} or l.auction_at between ${midnight} and ${now}`.execute(db)
  return rows[0] ?? { answered: 0, medianMinutes: null, late: 0 }
}

/** Waiting lots, and when the first of them is sold: what a day starts with. */
export async function waitingTranslations(db: Db, now: Date) {
  const { rows } = await sql<{ count: number; next: string | null }>`
    select count(*), min(l.auction_at) filter (where l.auction_at > ${now}) as next
    from lots l where l.id in (select lot_id from translation_requests where answer_id is null)`.execute(db)
  return rows[0] ?? { count: 0, next: null }
}

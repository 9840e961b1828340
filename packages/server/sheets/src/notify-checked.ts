import type { TranslationEvent } from '@seriba/contracts/notifications'
import { type LotKind, lotPathOf, lotTypeOfKind } from '@seriba/domain/lots/page-types'
import { specificationOf } from '@seriba/domain/notifications/specification'
import { en } from '@seriba/i18n/en'
import { ru } from '@seriba/i18n/ru'
import type { Config } from '@seriba/server-kit/config'
import type { Tx } from '@seriba/server-kit/db'
import { type EventAuthor, recordEvent, socketRooms } from '@seriba/server-kit/events'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import { wantsMail } from '@seriba/server-notifications/wants-mail'
import { sql } from 'kysely'
import { sheetMailTexts } from './sheet-mail-texts.ts'

/** Somebody to be notified about a lot. */
export type WaitingFor = {
  user_id: number
  email: string
  language: number
  mail: boolean
  id: number
  kind: LotKind
  auction: string
  lot_no: number
  maker: string
  model: string
  grade: string
  year: number | null
}

/** `changes`: how much was corrected; null if the sheet cannot be read at all. */
type Told = { changes: number | null; by: EventAuthor; publicUrl: Config['publicUrl'] }

/**
 * Notifies those who asked for a check, or reported a mistake, that a person has looked: on their screens, and by
 * email if they want it. Each is notified once, about the lot that they had open.
 */
export async function notifyChecked(tx: Tx, readingId: number, { changes, by, publicUrl }: Told) {
  const { rows } = await sql<WaitingFor>`
    with asked as (
      update sheet_checks set done_at = now() where reading_id = ${readingId} and done_at is null
      returning client_id, lot_id
    ), reported as (
      update sheet_mistakes set settled_at = now() where reading_id = ${readingId} and settled_at is null
      returning client_id, lot_id
    ), waiting as (
      select distinct on (client_id) client_id, lot_id
      from (select * from asked union all select * from reported) w order by client_id, lot_id
    )
    select u.id as user_id, u.email, u.language, ${wantsMail('u', 'translation.email')} as mail,
      l.id, l.kind, l.auction, l.lot_no, l.maker, l.model, l.grade, l.year
    from waiting w join users u on u.id = w.client_id join lots l on l.id = w.lot_id order by u.id`.execute(
    tx,
  )
  for (const { user_id, email, language, mail, ...lot } of rows) {
    const payload = newsOf(lot, changes === null ? 'unreadableNews' : 'checkedNews')
    await recordEvent(tx, { name: 'notification', rooms: [socketRooms.user(user_id)], payload, by })
    if (!mail) continue
    const path = lotPathOf(lotTypeOfKind[lot.kind], String(lot.id), 'live')
    const to = { to: email, language: languageOf(language) }
    const values = {
      lot: specificationOf(lot),
      auction: lot.auction,
      lotNo: lot.lot_no,
      link: publicUrl === undefined ? null : `${publicUrl}${path}`,
    }
    await (changes === null
      ? sendMail(tx, sheetMailTexts, { ...to, template: 'sheetUnreadable', values })
      : sendMail(tx, sheetMailTexts, { ...to, template: 'readingChecked', values: { ...values, changes } }))
  }
}

const newsOf = (
  lot: Omit<WaitingFor, 'user_id' | 'email' | 'language' | 'mail'>,
  says: 'checkedNews' | 'unreadableNews',
): TranslationEvent => ({
  eventType: 'translationReady',
  messageEn: en.sheet.told[says],
  messageRu: ru.sheet.told[says],
  lotNo: lot.lot_no,
  auctionName: lot.auction,
  specification: specificationOf(lot),
  detail: { lotId: String(lot.id), lotType: lotTypeOfKind[lot.kind] },
})

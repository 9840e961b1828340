import type { TranslationEvent } from '@seriba/contracts/notifications'
import { roleIds } from '@seriba/domain/access/roles'
import { lotPathOf, lotTypeOfKind } from '@seriba/domain/lots/page-types'
import { specificationOf } from '@seriba/domain/notifications/specification'
import { en } from '@seriba/i18n/en'
import { ru } from '@seriba/i18n/ru'
import type { Config } from '@seriba/server-kit/config'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { recordEvent, socketRooms } from '@seriba/server-kit/events'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import { wantsMail } from '@seriba/server-notifications/wants-mail'
import { sql } from 'kysely'
import type { WaitingFor } from './notify-checked.ts'
import { sheetMailTexts } from './sheet-mail-texts.ts'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    notifySheetsArrived: Record<string, never>
  }
}

/**
 * Notifies those who wait for a sheet that has arrived, each once; if none came before the sale, nobody waits any
 * longer.
 */
export function notifySheetsArrived({ db, publicUrl }: { db: Db; publicUrl: Config['publicUrl'] }) {
  return withTransaction({ db }, async (tx) => {
    await sql`
      delete from sheet_alerts a using lots l
      where l.id = a.lot_id and l.auction_sheet is null and l.auction_at < now() - interval '7 days'`.execute(
      tx,
    )
    const { rows } = await sql<WaitingFor>`
      with arrived as (
        delete from sheet_alerts a using lots l
        where l.id = a.lot_id and l.auction_sheet is not null
        returning a.client_id, a.lot_id
      )
      select u.id as user_id, u.email, u.language, ${wantsMail('u', 'translation.email')} as mail,
        l.id, l.kind, l.auction, l.lot_no, l.maker, l.model, l.grade, l.year
      from arrived a join users u on u.id = a.client_id join lots l on l.id = a.lot_id
      where u.role_id <> ${roleIds.disabled}
      order by u.id, l.id`.execute(tx)
    for (const { user_id, email, language, mail, ...lot } of rows) {
      const payload: TranslationEvent = {
        eventType: 'translationReady',
        messageEn: en.sheet.told.arrivedNews,
        messageRu: ru.sheet.told.arrivedNews,
        lotNo: lot.lot_no,
        auctionName: lot.auction,
        specification: specificationOf(lot),
        detail: { lotId: String(lot.id), lotType: lotTypeOfKind[lot.kind] },
      }
      await recordEvent(tx, { name: 'notification', rooms: [socketRooms.user(user_id)], payload })
      if (!mail) continue
      const path = lotPathOf(lotTypeOfKind[lot.kind], String(lot.id), 'live')
      await sendMail(tx, sheetMailTexts, {
        to: email,
        language: languageOf(language),
        template: 'sheetArrived',
        values: {
          lot: specificationOf(lot),
          auction: lot.auction,
          lotNo: lot.lot_no,
          link: publicUrl === undefined ? null : `${publicUrl}${path}`,
        },
      })
    }
  })
}

import { lotPathOf, lotTypeOfKind } from '@seriba/domain/lots/page-types'
import { specificationOf } from '@seriba/domain/notifications/specification'
import type { PublicUrl } from '@seriba/server-bids/bid-mail'
import type { Tx } from '@seriba/server-kit/db'
import { type EventAuthor, recordEvent } from '@seriba/server-kit/events'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import { wantsMail } from '@seriba/server-notifications/wants-mail'
import { sql } from 'kysely'
import { translationReady } from './translation-event.ts'
import type { TranslationLot } from './translation-lot.ts'
import { translationMailTexts } from './translation-mail-texts.ts'

type Told = { lot: TranslationLot; isEmpty: boolean; by: EventAuthor; publicUrl: PublicUrl }
type Client = { id: number; email: string; language: number; mail: boolean }

/** Notifies those who waited: on their screens, and by email if they want it, each in their language (GAP15). */
export async function notifyClients(tx: Tx, ids: readonly number[], { lot, isEmpty, by, publicUrl }: Told) {
  const { rows } = await sql<Client>`
    select u.id, u.email, u.language, ${wantsMail('u', 'translation.email')} as mail
    from users u where u.id = any(${[...ids]}::integer[]) order by u.id`.execute(tx)
  const path = lotPathOf(lotTypeOfKind[lot.kind], String(lot.id), 'live')
  for (const client of rows) {
    await recordEvent(tx, translationReady(client.id, lot, isEmpty, by))
    if (!client.mail) continue
    await sendMail(tx, translationMailTexts, {
      to: client.email,
      language: languageOf(client.language),
      template: 'translationReady',
      values: {
        lot: specificationOf(lot),
        auction: lot.auction,
        lotNo: lot.lot_no,
        isEmpty,
        link: publicUrl === undefined ? null : `${publicUrl}${path}`,
      },
    })
  }
}

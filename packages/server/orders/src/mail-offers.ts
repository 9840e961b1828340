import { formatDateTime } from '@seriba/domain/format/date'
import { placeOfOffers } from '@seriba/domain/notifications/notification-link'
import { specificationOf } from '@seriba/domain/notifications/specification'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import { wantsMail } from '@seriba/server-notifications/wants-mail'
import { sql } from 'kysely'
import { fromOffers, offerState } from './offers.repository.ts'
import { orderMailTexts } from './order-mail-texts.ts'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    mailOffers: { orderId: number }
  }
}

type Waiting = {
  id: number
  email: string
  language: number
  mail: boolean
  vehicle: string
  auction: string
  auction_at: string | null
  lot_no: number
  maker: string
  model: string
  grade: string
  year: number | null
}

/** Emails a client what was found for their order and still waits for their answer; no lot is emailed twice. */
export function mailOffers(
  { db, publicUrl }: { db: Db; publicUrl: string | undefined },
  { orderId }: { orderId: number },
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const { rows } = await sql<Waiting>`
      select f.id, u.email, u.language, ${wantsMail('u', 'offer.email')} as mail, concat(o.maker, ' ', o.model) as vehicle,
        l.auction, l.auction_at, l.lot_no, l.maker, l.model, l.grade, l.year
      ${fromOffers} join users u on u.id = o.client_id
      where f.order_id = ${orderId} and f.mailed_at is null and o.status <> 'closed'
        and ${offerState(new Date())} = 'waiting'
      order by l.auction_at nulls last, f.id
      for update of f`.execute(tx)
    const [first] = rows
    if (!first) return
    await sql`update order_offers set mailed_at = now() where id = any(${rows.map(({ id }) => id)}::integer[])`.execute(
      tx,
    )
    if (!first.mail) return
    await sendMail(tx, orderMailTexts, {
      to: first.email,
      language: languageOf(first.language),
      template: 'lotsOffered',
      values: {
        vehicle: first.vehicle,
        lots: rows.map((lot) =>
          [lot.lot_no, lot.auction, lot.auction_at && formatDateTime(lot.auction_at), specificationOf(lot)]
            .filter(Boolean)
            .join(', '),
        ),
        link: publicUrl === undefined ? null : `${publicUrl}${placeOfOffers(orderId)}`,
      },
    })
  })
}

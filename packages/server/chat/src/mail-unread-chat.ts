import { placeOfBid } from '@seriba/domain/notifications/notification-link'
import { specificationOf } from '@seriba/domain/notifications/specification'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import { wantsMail } from '@seriba/server-notifications/wants-mail'
import { sql } from 'kysely'
import { chatMailTexts } from './chat-mail-texts.ts'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    chatUnread: { bidId: number; side: 'client' | 'staff' }
  }
}

export type ChatSide = 'client' | 'staff'

/** How long a message may stay unread before an email reports it (GAP50). */
export const unreadMailMs = 10 * 60_000

const longest = 300

type UnreadChat = {
  text: string
  email: string
  language: number
  userType: number
  roleId: number
  auction: string
  lot_no: number
  maker: string
  model: string
  grade: string
  year: number | null
}

type MailUnreadChat = { bidId: number; side: ChatSide }

/**
 * Emails a side that it has not read what the other wrote. Only once until it has read it: somebody who knows about a
 * message needs no email for the next one.
 */
export function mailUnreadChat(
  { db, publicUrl }: { db: Db; publicUrl: string | undefined },
  { bidId, side }: MailUnreadChat,
): Promise<void> {
  const readAt = sql.ref(`b.${side}_read_at`)
  const mailedAt = sql.ref(`b.${side}_mailed_at`)
  return withTransaction({ db }, async (tx) => {
    const { rows } = await sql<UnreadChat>`
      select unread.text, u.email, u.language, u.user_type as "userType", u.role_id as "roleId", l.auction, l.lot_no, l.maker, l.model, l.grade, l.year
      from bids b
      join lots l on l.id = b.lot_id
      join users c on c.id = b.client_id
      join users u on u.id = ${side === 'client' ? sql`c.id` : sql`c.manager_id`}
      join lateral (
        select text from bid_messages m
        where m.bid_id = b.id and m.by_client = ${side === 'staff'}::boolean
          and m.at > coalesce(${readAt}, '-infinity')
        order by m.id desc limit 1
      ) unread on true
      where b.id = ${bidId}::bigint
        and (${mailedAt} is null or ${mailedAt} < coalesce(${readAt}, '-infinity'))
        and ${wantsMail('u', 'message.email')}
      for update of b`.execute(tx)
    const [chat] = rows
    if (!chat) return
    await sql`update bids set ${sql.ref(`${side}_mailed_at`)} = clock_timestamp() where id = ${bidId}::bigint`.execute(
      tx,
    )
    await sendMail(tx, chatMailTexts, {
      to: chat.email,
      language: languageOf(chat.language),
      template: 'chatUnread',
      values: {
        lot: specificationOf(chat),
        auction: chat.auction,
        lotNo: chat.lot_no,
        text: chat.text.length > longest ? `${chat.text.slice(0, longest)}…` : chat.text,
        link: publicUrl
          ? `${publicUrl}${side === 'staff' ? '/console' : ''}${placeOfBid(chat, bidId, chat.lot_no)}`
          : null,
      },
    })
  })
}

import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Actor } from '@seriba/domain/access/actor'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { Config } from '@seriba/server-kit/config'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'

const goodForMinutes = 15
const hashOf = (code: string) => createHash('sha256').update(code).digest()

/** Telegram sends this with every message, so that nobody else can impersonate it. */
export const webhookSecret = ({ cookieSecret }: Pick<Config, 'cookieSecret'>) =>
  createHmac('sha256', cookieSecret).update('telegram webhook').digest('base64url')

/** A link that opens the bot with a code for the actor, valid once and for a limited time. */
export async function connectTelegram(
  { db, config }: { db: Db; config: Pick<Config, 'telegram'> },
  actor: Actor,
): Promise<{ url: string }> {
  if (!config.telegram) throw new ApiError('channel_not_connected')
  const code = randomBytes(18).toString('base64url')
  await db
    .insertInto('telegram_links')
    .values({
      hash: hashOf(code),
      user_id: actor.userId,
      expires_at: sql<string>`now() + make_interval(mins => ${goodForMinutes})`,
    })
    .execute()
  return { url: `https://t.me/${config.telegram.bot}?start=${code}` }
}

type Chat = { id: number; name: string | null }

/**
 * Connects a chat to the account that its code was created for; null if the code is wrong, expired, or used. A chat
 * belongs to one account.
 */
export function linkChat({ db }: { db: Db }, code: string, chat: Chat): Promise<{ language: number } | null> {
  return withTransaction({ db }, async (tx) => {
    const link = await tx
      .deleteFrom('telegram_links')
      .where('hash', '=', hashOf(code))
      .where('expires_at', '>', sql<string>`now()`)
      .returning('user_id')
      .executeTakeFirst()
    if (!link) return null
    await tx
      .updateTable('users')
      .set({ telegram_chat_id: null, telegram_name: null, telegram_since: null })
      .where('telegram_chat_id', '=', chat.id)
      .execute()
    const user = await tx
      .updateTable('users')
      .set({ telegram_chat_id: chat.id, telegram_name: chat.name, telegram_since: sql<string>`now()` })
      .where('id', '=', link.user_id)
      .returning('language')
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      actor: { userId: link.user_id },
      action: 'user.telegramOn',
      entity: 'user',
      entityId: link.user_id,
      after: { telegram: chat.name },
    })
    return user
  })
}

/** The chat receives no more messages. */
export function disconnectTelegram({ db }: { db: Db }, actor: Actor, ip: string): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const before = await tx
      .selectFrom('users')
      .select(['telegram_chat_id', 'telegram_name'])
      .where('id', '=', actor.userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (before.telegram_chat_id === null) return
    await tx
      .updateTable('users')
      .set({ telegram_chat_id: null, telegram_name: null, telegram_since: null })
      .where('id', '=', actor.userId)
      .execute()
    await recordAudit(tx, {
      actor,
      action: 'user.telegramOff',
      entity: 'user',
      entityId: actor.userId,
      before: { telegram: before.telegram_name },
      ip,
    })
  })
}

import type { TelegramConfig } from '@seriba/server-kit/config'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { escapeHtml } from '@seriba/server-kit/html'
import { enqueueLater } from '@seriba/server-kit/jobs'
import { languageOf } from '@seriba/server-kit/language'
import type { FastifyBaseLogger } from 'fastify'
import type { Alert } from '../alert.ts'
import { recordSent } from '../record-sent.ts'
import { callBot } from './bot-api.ts'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    telegram: { userId: number; alert: Alert }
  }
}

export type TelegramContext = {
  db: Db
  log: Pick<FastifyBaseLogger, 'warn'>
  telegram: TelegramConfig | undefined
  /** The portal's address; without it a message has no button. */
  publicUrl: string | undefined
}

const usefulForMs = 6 * 3_600_000
const openWords = { en: 'Open', ru: 'Открыть' }

/**
 * Sends an alert to somebody's chat. If they have blocked the bot, the account is disconnected; if Telegram asks for a
 * pause, it gets one.
 */
export async function sendTelegram(
  { db, log, telegram, publicUrl }: TelegramContext,
  { userId, alert }: { userId: number; alert: Alert },
  now = new Date(),
): Promise<void> {
  if (!telegram || now.getTime() - Date.parse(alert.at) > usefulForMs) return
  const user = await db
    .selectFrom('users')
    .select(['telegram_chat_id', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user?.telegram_chat_id) return
  const button = publicUrl && {
    text: openWords[languageOf(user.language)],
    url: `${publicUrl}${alert.path}`,
  }
  const answer = await callBot(telegram, 'sendMessage', {
    chat_id: user.telegram_chat_id,
    text: `<b>${escapeHtml(alert.title)}</b>\n${escapeHtml(alert.body)}`,
    parse_mode: 'HTML',
    link_preview_options: { is_disabled: true },
    ...(button && { reply_markup: { inline_keyboard: [[button]] } }),
  })
  if (answer.ok) return recordSent(db, { userId, channel: 'telegram', alert })
  if (answer.status === 403) {
    await unlinkChat(db, userId)
    return
  }
  if (answer.status === 429 && answer.retryAfter !== null) {
    const later = { afterMs: answer.retryAfter * 1000, key: `telegram:${userId}:${alert.tag}` }
    await withTransaction({ db }, (tx) => enqueueLater(tx, 'telegram', { userId, alert }, later))
    return
  }
  if (answer.status === 429 || answer.status >= 500) throw new Error(`Telegram answered ${answer.status}`)
  log.warn({ status: answer.status, why: answer.description, userId }, 'Telegram refused a message')
}

export const unlinkChat = (db: Db, userId: number) =>
  db
    .updateTable('users')
    .set({ telegram_chat_id: null, telegram_name: null, telegram_since: null })
    .where('id', '=', userId)
    .execute()

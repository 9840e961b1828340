import { timingSafeEqual } from 'node:crypto'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { type Language, languageOf } from '@seriba/server-kit/language'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { callBot } from './bot-api.ts'
import { linkChat, webhookSecret } from './connect.ts'

export const webhookPath = '/v1/telegram/webhook'

/** The part of an update that we read; we ignore the rest. */
const Update = z.object({
  message: z.optional(
    z.object({
      text: z.optional(z.string()),
      chat: z.object({ id: z.int(), type: z.string(), username: z.optional(z.string()) }),
    }),
  ),
})

const answers: Record<Language, { tied: string; wrong: string }> = {
  en: {
    tied: 'This chat will now receive your notifications. You can choose which ones in your profile.',
    wrong: 'This link has expired. Please open Telegram from your profile again.',
  },
  ru: {
    tied: 'Теперь уведомления будут приходить в этот чат. Выбрать, какие именно, можно в профиле.',
    wrong: 'Срок действия ссылки истёк. Откройте Telegram из профиля ещё раз.',
  },
}

/**
 * Receives from Telegram what people write to the bot. The answer is always 200: otherwise Telegram would resend it for
 * days.
 */
export function telegramRoutes(app: FastifyInstance, { db, config, log }: AppContext) {
  const { telegram } = config
  if (!telegram) return
  const secret = Buffer.from(webhookSecret(config))
  app.post(webhookPath, async (request) => {
    if (!hasSecret(request, secret)) throw new ApiError('not_found')
    const { data } = Update.safeParse(request.body)
    const { message } = data ?? {}
    const code = /^\/start ([\w-]{10,64})$/.exec(message?.text ?? '')?.[1]
    if (message?.chat.type !== 'private' || code === undefined) return {}
    const { id, username } = message.chat
    const tied = await linkChat({ db }, code, { id, name: username === undefined ? null : `@${username}` })
    const text = tied ? answers[languageOf(tied.language)].tied : `${answers.en.wrong}\n\n${answers.ru.wrong}`
    await callBot(telegram, 'sendMessage', { chat_id: id, text }).catch((error) =>
      log.warn({ err: error }, 'Telegram could not be answered'),
    )
    return {}
  })
}

function hasSecret({ headers }: FastifyRequest, secret: Buffer): boolean {
  const given = Buffer.from(String(headers['x-telegram-bot-api-secret-token'] ?? ''))
  return given.length === secret.length && timingSafeEqual(given, secret)
}

/** Tells Telegram where to send what people write to the bot. */
export async function registerWebhook({ config, log }: Pick<AppContext, 'config' | 'log'>): Promise<void> {
  const { telegram, publicUrl } = config
  if (!telegram || publicUrl === undefined) return
  const answer = await callBot(telegram, 'setWebhook', {
    url: `${publicUrl}${webhookPath}`,
    secret_token: webhookSecret(config),
    allowed_updates: ['message'],
  })
  if (!answer.ok) log.warn({ status: answer.status, why: answer.description }, 'Telegram refused the webhook')
}

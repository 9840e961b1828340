import * as z from 'zod'
import { ConfigurationError } from './configuration-error.ts'

/** A bot that sends news to people who have connected a chat to their account. */
export type TelegramConfig = { bot: string; token: string; api: string }

export const telegramSettings = {
  /** The company's Telegram bot, as BotFather named it, and its token. */
  TELEGRAM_BOT: z
    .string()
    .regex(/^\w{5,32}$/, 'must be the name of a bot, without @')
    .optional(),
  TELEGRAM_TOKEN: z.string().min(10, 'must be the token that BotFather gave').optional(),
  /** The address of the Bot API, if not Telegram's own. */
  TELEGRAM_API: z
    .url({ protocol: /^https?$/, error: 'must look like https://api.telegram.org' })
    .default('https://api.telegram.org'),
}
const Settings = z.object(telegramSettings)

export function telegramOf(settings: z.infer<typeof Settings>): TelegramConfig | undefined {
  const { TELEGRAM_BOT: bot, TELEGRAM_TOKEN: token, TELEGRAM_API: api } = settings
  if (bot === undefined && token === undefined) return undefined
  if (bot === undefined || token === undefined) {
    throw new ConfigurationError('TELEGRAM_BOT and TELEGRAM_TOKEN belong together: set both, or neither.')
  }
  return { bot, token, api: api.replace(/\/{1,9}$/, '') }
}

import type { AccountForm } from './account-form.ts'
import type { BotCheck } from './captcha/bot-check.ts'
import type { RecentSessions } from './recent-sessions.ts'

declare module 'fastify' {
  interface FastifyInstance {
    recentSessions: RecentSessions
    bots: BotCheck
  }
}
declare module '@seriba/server-kit/schema/accounts' {
  interface StoredForm extends AccountForm {}
}

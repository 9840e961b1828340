import type { AccountForm } from './account-form.ts'
import type { AuthBase } from './auth-base.ts'
import type { BotCheck } from './captcha/bot-check.ts'
import type { RecentSessions } from './recent-sessions.ts'

declare module 'fastify' {
  interface FastifyInstance {
    authBase: AuthBase
    recentSessions: RecentSessions
    bots: BotCheck
  }
}
declare module '@seriba/server-kit/schema/accounts' {
  interface StoredForm extends AccountForm {}
}

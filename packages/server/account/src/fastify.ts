import type { RecentAnswers } from '@seriba/server-kit/recent-answers'
import type { CaptchaVerifier } from './captcha/verifier-port.ts'
import type { Session } from './session.ts'
import type { SignUpRecord } from './sign-up-record.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** By access token. */
    sessionCache: RecentAnswers<string, Session>
    bots: CaptchaVerifier
  }
}
declare module '@seriba/server-kit/schema/accounts' {
  interface StoredForm extends SignUpRecord {}
}

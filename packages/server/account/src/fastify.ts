import type { CaptchaVerifier } from './captcha/verifier-port.ts'
import type { SessionCache } from './session-cache.ts'
import type { SignUpRecord } from './sign-up-record.ts'

declare module 'fastify' {
  interface FastifyInstance {
    sessionCache: SessionCache
    bots: CaptchaVerifier
  }
}
declare module '@seriba/server-kit/schema/accounts' {
  interface StoredForm extends SignUpRecord {}
}

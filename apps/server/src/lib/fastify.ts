import type { IncomingMessage } from 'node:http'
import type { CaptchaAction } from '@seriba/contracts/captcha'
import type { Contract } from '@seriba/contracts/contract'
import type { CatalogueAccess } from '@seriba/domain/access/catalogue-access'
import type { AuthBase } from '../account/auth-base.ts'
import type { BotCheck } from '../account/captcha/bot-check.ts'
import type { RecentSessions } from '../account/recent-sessions.ts'
import type { Session } from '../account/session.ts'
import type { OriginFacts } from './origin.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `recognise`; null while nobody is signed in. */
    session: Session | null
  }
  interface FastifyInstance {
    isHttps: boolean
    authBase: AuthBase
    /** Whether sessions may travel without cookies too (GAP02). */
    tokensInBody: boolean
    /** Whether the company's catalogue is for visitors too. */
    catalogueAccess: CatalogueAccess
    recentSessions: RecentSessions
    recognise(request: FastifyRequest): Promise<void>
    bots: BotCheck
    /** Refuses whoever has not passed the bot check for this action. */
    checkBot(action: CaptchaAction, request: FastifyRequest): Promise<void>
    originOf(request: FastifyRequest): OriginFacts
    /** The same before Fastify has seen the request: a websocket's handshake. */
    originOfRaw(request: IncomingMessage): OriginFacts
    hostOfRaw(request: IncomingMessage): string
    /** Whether we may be asked by this name. */
    isOwnName(host: string): boolean
  }
  interface FastifyContextConfig {
    contract?: Contract
  }
}

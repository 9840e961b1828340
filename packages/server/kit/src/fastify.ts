import type { IncomingMessage } from 'node:http'
import type {} from '@fastify/cookie'
import type { CaptchaAction } from '@seriba/contracts/captcha'
import type { Contract } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import type { CatalogueAccess } from '@seriba/domain/access/catalogue-access'
import type { PortalLanguage } from '@seriba/domain/site/portal-languages'
import type { AuthBase } from './auth-base.ts'
import type { Language } from './language-ids.ts'
import type { OriginFacts } from './origin.ts'
import type { Keyed } from './run-idempotently.ts'

/** The logged-in user, and their session. */
export type RequestSession = {
  id: string
  actor: Actor
  language: Language
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `authenticate`; null while nobody is logged in. */
    session: RequestSession | null
  }
  interface FastifyInstance {
    isHttps: boolean
    /** Where the login calls are, as browsers see it. */
    authBase: AuthBase
    /** Whether sessions can also travel without cookies (GAP02). */
    tokensInBody: boolean
    /** Whether the company's catalogue is open to visitors too. */
    catalogueAccess: CatalogueAccess
    /** The languages of the portal. */
    offeredLanguages: readonly PortalLanguage[]
    /** Finds out whose the request is; an answer to a program says how many calls its key has left. */
    authenticate(request: FastifyRequest, reply?: FastifyReply): Promise<void>
    /** Refuses callers that have not passed the bot check for this action. */
    verifyCaptcha(action: CaptchaAction, request: FastifyRequest): Promise<void>
    /** Carries out a request once per key; see `run-idempotently.ts`. */
    runIdempotently<T>(keyed: Keyed, work: () => Promise<T>): Promise<{ answer: T; replayed: boolean }>
    originOf(request: FastifyRequest): OriginFacts
    /** The same before Fastify has seen the request, for a websocket's handshake. */
    originOfRaw(request: IncomingMessage): OriginFacts
    hostOfRaw(request: IncomingMessage): string
    /** Whether we may be addressed by this host name. */
    isOwnName(host: string): boolean
  }
  interface FastifyContextConfig {
    contract?: Contract
  }
}

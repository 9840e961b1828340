import type { IncomingMessage } from 'node:http'
import type { Contract } from '@seriba/contracts/contract'
import type { Session } from '../account/session.ts'
import type { OriginFacts } from './origin.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `recognise`; null while nobody is signed in. */
    session: Session | null
  }
  interface FastifyInstance {
    isHttps: boolean
    recognise(request: FastifyRequest): Promise<void>
    originOf(request: FastifyRequest): OriginFacts
    /** The same before Fastify has seen the request: a websocket's handshake. */
    originOfRaw(request: IncomingMessage): OriginFacts
  }
  interface FastifyContextConfig {
    contract?: Contract
  }
}

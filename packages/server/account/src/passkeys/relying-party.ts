import type { Config } from '@seriba/server-kit/config'
import type { FastifyRequest } from 'fastify'
import { linkBase } from '../link-base.ts'

/** What a passkey is for: the requesting page, which the origin check has admitted, and its host. */
export type RelyingParty = { origin: string; host: string }

export function relyingParty(config: Config, request: FastifyRequest): RelyingParty {
  const { origin, hostname } = new URL(request.headers.origin ?? linkBase(config, request))
  return { origin, host: hostname }
}

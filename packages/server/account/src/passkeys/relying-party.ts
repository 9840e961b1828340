import type { Config } from '@seriba/server-kit/config'
import type { FastifyRequest } from 'fastify'
import { linkBase } from '../link-base.ts'

/** Where a passkey is for: the page that asks, which the check of origins has let in, and its host. */
export type RelyingParty = { origin: string; host: string }

export function relyingParty(config: Config, request: FastifyRequest): RelyingParty {
  const { origin, hostname } = new URL(request.headers.origin ?? linkBase(config, request))
  return { origin, host: hostname }
}
